/** A line through ratings, as a path in a box of 100 by 30. */
export const [WIDTH, HEIGHT] = [100, 30];
/** Points of rating that are at least as high as the box, so that chance does not look like a storm. */
const RANGE = 120;

export function trendPath(ratings: readonly number[]): string {
  if (ratings.length < 2) return "";
  const [least, most] = [Math.min(...ratings), Math.max(...ratings)];
  const range = Math.max(RANGE, most - least);
  const bottom = (least + most - range) / 2;
  const points = ratings.map((rating, number) => {
    const x = (number / (ratings.length - 1)) * WIDTH;
    const y = HEIGHT - ((rating - bottom) / range) * HEIGHT;
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join("L")}`;
}

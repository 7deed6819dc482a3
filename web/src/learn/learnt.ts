/** Which lessons somebody has done, and which one comes next. */
import * as api from "../study/api";

export const KIND = "lessons";

/** The keys of the lessons that are done; none, if that cannot be found out. */
export async function lessonsDone(): Promise<ReadonlySet<string>> {
  const kept = await api.progressOf(KIND).catch(() => []);
  return new Set(kept.filter((each) => each.value.done === true).map((each) => each.key));
}

/** The first lesson that is not done yet; after all of them, none. */
export const nextOf = (course: readonly api.Lesson[], done: ReadonlySet<string>): api.Lesson | null =>
  course.find((lesson) => !done.has(lesson.key)) ?? null;

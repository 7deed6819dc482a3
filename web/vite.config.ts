import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
// @ts-expect-error a script of the build, without types
import { shell } from "./scripts/shell.mjs";

const server = "http://127.0.0.1:8000";

/** What is always wanted together is one file: on a phone, each further request costs more than what it brings. */
const TOGETHER = [
  {
    name: (module: string) => `words-${/\/locales\/(\w+)\//.exec(module)?.[1]}`,
    debugName: "words",
    test: /\/locales\/\w+\/(herna|table|client)\.ftl/,
    priority: 3,
  },
  { name: "house", test: /node_modules|\/src\/(lib|parts)\//, minShareCount: 6, priority: 2 },
  { name: "board", test: /\/src\/(scene|live)\//, minShareCount: 2, priority: 1 },
];

export default defineConfig({
  plugins: [svelte(), svelteTesting(), shell()],
  base: "/",
  build: {
    outDir: "../src/herna/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rolldownOptions: { output: { codeSplitting: { groups: TOGETHER } } },
  },
  server: {
    host: "127.0.0.1",
    fs: { allow: [".."] },
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
});

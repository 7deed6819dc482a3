import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
// @ts-expect-error a script of the build, without types
import { shell } from "./scripts/shell.mjs";

const server = "http://127.0.0.1:8000";

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
  },
  server: {
    host: "127.0.0.1",
    fs: { allow: [".."] },
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
});

/** How the tests start Chromium. */
import type { LaunchOptions } from '@playwright/test';

const args = ['--no-sandbox', '--disable-dev-shm-usage'];

/** The path is chosen once per run, by the configuration. */
const executablePath = (): string => process.env['JOURNEYS_CHROMIUM'] ?? '';

/**
 * Without a graphics process: drawing pages through one by software took a quarter of the tests'
 * processor time. Without WebGL: Chromium would draw maps through SwiftShader, which took most of
 * the time of the pages that have one.
 */
export const withoutWebgl = (): LaunchOptions => ({
  executablePath: executablePath(),
  args: [...args, '--disable-gpu', '--disable-3d-apis'],
});

/** For tests of maps. */
export const withWebgl = (): LaunchOptions => ({
  executablePath: executablePath(),
  args: [...args, '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});

import { defineConfig, devices } from '@playwright/test'
import { findShell, howToGetChromium } from './scripts/chromium.mjs'
import { freePort, isRoot, underCi } from './scripts/machine.mjs'

// This file is read again in every worker process; what is decided here once goes to them in the environment.
process.env.CHROMIUM_PATH ||= findShell() ?? ''
process.env.JOURNEYS_PORT ||= String(await freePort())
const { CHROMIUM_PATH: executablePath, JOURNEYS_PORT: port, JOURNEYS_REPORT: outputFile } = process.env
if (!executablePath) throw new Error(`No browser on this machine. ${howToGetChromium}`)

/**
 * What a whole browser leaves undone, where there is no shell of one. Its own address bar is a page by now, drawn anew for every journey and never seen by
 * one: that took more time than the page under test. And it starts a process for the next page ahead of time, which ends
 * unused with each journey. The rest is Playwright's own list, which ours would replace.
 */
const WITHOUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

const baseURL = `http://127.0.0.1:${port}`

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // One more than the two cores of a small machine: a journey often waits, for the network to fall silent or a server to end.
  workers: 3,
  // Long enough for a machine that gives a fifth of its time: what is right is not to be told wrong for being late.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  // A browser, two servers and a database share two cores: one journey among hundreds may lose a race that says nothing
  // about the product. What passes only at its second try is named in the summary of `npm test`, to be looked into.
  retries: 1,
  forbidOnly: underCi,
  reporter: outputFile ? [['list'], ['json', { outputFile }]] : [['list']],
  use: {
    baseURL,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // Recording every step costs a quarter of the time; `--trace on` asks for it.
    trace: 'off',
    screenshot: 'only-on-failure',
    video: 'off',
    actionTimeout: 40_000,
    // A worker keeps its window from one journey to the next, emptied of pages, cookies and storage: compiling our
    // programs anew for each journey took more than a quarter of the time.
    reuseContext: true,
  },
  projects: [
    {
      name: 'chromium',
      use: {
        ...devices['Desktop Chrome'],
        launchOptions: {
          executablePath,
          args: [
            ...(isRoot ? ['--no-sandbox'] : []),
            '--disable-gpu',
            // A page lives for seconds: optimising its program takes longer than running it as it is.
            '--js-flags=--no-turbofan --always-sparkplug',
            '--disable-quic',
            '--no-first-run',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
            `--disable-features=${WITHOUT.join(',')}`,
          ],
        },
      },
    },
  ],
  webServer: {
    command: 'node scripts/serve-e2e.mjs',
    url: `${baseURL}/api/health`,
    env: { HOST: '127.0.0.1', PORT: port ?? '' },
    reuseExistingServer: false,
    timeout: 300_000,
    // Time to delete its folder.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})

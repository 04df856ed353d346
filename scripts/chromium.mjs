import { execFileSync } from 'node:child_process'
import { homedir } from 'node:os'
import { installPackages, isExecutable, matching, onPath } from './machine.mjs'

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'msedge',
  'microsoft-edge',
]

/** The same browser without a window of its own. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell']

/** Where browsers lie when they are not on the PATH. Forward slashes also on Windows, which takes them. */
function usualPlaces() {
  const home = homedir().replaceAll('\\', '/')
  const { LOCALAPPDATA = '', PLAYWRIGHT_BROWSERS_PATH: own } = process.env
  if (process.platform === 'darwin') {
    const apps = ['Google Chrome', 'Chromium', 'Microsoft Edge']
    const downloads = own || `${home}/Library/Caches/ms-playwright`
    return [
      ...apps.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
      `${downloads}/chromium-*/chrome-mac*/Chromium.app/Contents/MacOS/Chromium`,
    ]
  }
  if (process.platform === 'win32') {
    const local = LOCALAPPDATA.replaceAll('\\', '/')
    return [
      ...['C:/Program Files', 'C:/Program Files (x86)', local].flatMap((folder) => [
        `${folder}/Google/Chrome/Application/chrome.exe`,
        `${folder}/Microsoft/Edge/Application/msedge.exe`,
      ]),
      `${own || `${local}/ms-playwright`}/chromium-*/chrome-win*/chrome.exe`,
    ]
  }
  return [
    '/opt/google/chrome/chrome',
    `${own || `${home}/.cache/ms-playwright`}/chromium-*/chrome-linux*/chrome`,
  ]
}

const onThePath = (/** @type {string[]} */ all) => all.map((name) => onPath([name]))
const whole = () => [...onThePath(names), ...usualPlaces().flatMap(matching)]

/**
 * The first of these that is there, or the one that was named.
 * @param {(string | undefined)[]} candidates
 * @returns {string | undefined}
 */
const first = (candidates) =>
  process.env.CHROMIUM_PATH ||
  candidates.find((file) => file !== undefined && isExecutable(file) && starts(file))

/** A browser of the Chromium family on this machine, as people have it. */
export const findChromium = () => first([...whole(), ...onThePath(shells)])

/** The one for journeys, which take a third less time where it draws no window for itself. */
export const findShell = () => first([...onThePath(shells), ...whole()])

/**
 * Whether it is a browser: on some Linux systems the name leads to a script that only asks to install one, and
 * a downloaded one may lack libraries. Elsewhere asking for the version would open a window.
 * @param {string} file
 */
function starts(file) {
  if (process.platform !== 'linux') return true
  try {
    return /\d+\.\d+/.test(
      execFileSync(file, ['--version'], { encoding: 'utf8', timeout: 20_000, stdio: 'pipe' }),
    )
  } catch {
    return false
  }
}

/**
 * A browser for journeys, installed if the machine lets us.
 * @returns {Promise<string | undefined>}
 */
export async function ensureShell() {
  const found = findShell()
  if (found) return found
  // Not every system has the first.
  for (const apt of ['chromium-headless-shell', 'chromium']) {
    const installed = await installPackages({
      apt: [apt, 'fonts-liberation'],
      dnf: ['chromium', 'liberation-fonts'],
      apk: ['chromium', 'font-liberation'],
    })
    if (installed) break
  }
  return findShell()
}

export const howToGetChromium =
  'Install Chromium or Chrome, run "npx playwright install chromium", or name one in CHROMIUM_PATH.'

import { writeFileSync } from 'node:fs'

/**
 * Vitest's own JSON does not tell the projects apart, and a project in which no test ran must not go unseen.
 * Writes, for each project, how many tests passed and which failed to the file named in VITEST_COUNTS.
 * Also tells where the time went: what each project took, and the files that took longest.
 * @typedef {import('vitest/node').TestModule} TestModule
 * @typedef {{ passed: number, failed: string[] }} Counts
 */
export default class VitestCounts {
  /** @param {ReadonlyArray<TestModule>} modules */
  onTestRunEnd(modules) {
    /** @type {Map<string, Counts>} */
    const projects = new Map()
    for (const module of modules) {
      const counts = projects.get(module.project.name) ?? { passed: 0, failed: [] }
      projects.set(module.project.name, counts)
      const tests = [...module.children.allTests()]
      const failed = tests.filter((test) => test.result().state === 'failed')
      counts.passed += tests.filter((test) => test.result().state === 'passed').length
      counts.failed.push(...failed.map((test) => nameOf(module, test.fullName, test.result().errors)))
      // A file that cannot be loaded fails without any test.
      if (failed.length === 0 && !module.ok())
        counts.failed.push(nameOf(module, 'outside its tests', module.errors()))
    }
    if (process.env.VITEST_COUNTS)
      writeFileSync(process.env.VITEST_COUNTS, JSON.stringify(Object.fromEntries(projects)))
    tellTime(modules)
  }
}

const SLOWEST = 20

/** Loading a file counts: most of what tests need is made there. @param {TestModule} module */
function secondsOf(module) {
  const { collectDuration, duration, setupDuration } = module.diagnostic()
  return (collectDuration + duration + setupDuration) / 1000
}

/** @param {ReadonlyArray<TestModule>} modules */
function tellTime(modules) {
  /** @type {Map<string, number>} */
  const projects = new Map()
  for (const module of modules)
    projects.set(module.project.name, (projects.get(module.project.name) ?? 0) + secondsOf(module))
  const all = [...projects].map(([name, seconds]) => `${name} ${seconds.toFixed(0)} s`)
  console.log(`\nOf all workers together: ${all.join(', ')}. Longest:`)
  const slowest = [...modules].sort((a, b) => secondsOf(b) - secondsOf(a)).slice(0, SLOWEST)
  for (const module of slowest)
    console.log(
      `${secondsOf(module).toFixed(1).padStart(7)} s  ${module.project.name} ${module.relativeModuleId}`,
    )
}

/**
 * Where it stands, what it is called and why, in one line.
 * @param {TestModule} module
 * @param {string} test
 * @param {ReadonlyArray<{ message: string }> | undefined} errors
 */
function nameOf(module, test, errors) {
  const [why = ''] = errors?.[0]?.message.split('\n') ?? []
  return `${module.project.name} ${module.relativeModuleId} > ${test}: ${why}`
}

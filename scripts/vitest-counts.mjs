import { writeFileSync } from 'node:fs'

/**
 * Vitest's own JSON does not tell the projects apart, and a project in which no test ran must not go unseen.
 * Writes, for each project, how many tests passed and which failed to the file named in VITEST_COUNTS.
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
  }
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

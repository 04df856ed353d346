import { writeFileSync } from 'node:fs'

/**
 * Vitest's own JSON does not tell the projects apart, and a project in which no test ran must not go unseen.
 * Writes, for each project, how many tests passed and failed to the file named in VITEST_COUNTS.
 * @typedef {import('vitest/node').TestModule} TestModule
 * @typedef {{ passed: number, failed: number }} Counts
 */
export default class VitestCounts {
  /** @param {ReadonlyArray<TestModule>} modules */
  onTestRunEnd(modules) {
    /** @type {Map<string, Counts>} */
    const projects = new Map()
    for (const module of modules) {
      const counts = projects.get(module.project.name) ?? { passed: 0, failed: 0 }
      projects.set(module.project.name, counts)
      const states = [...module.children.allTests()].map((test) => test.result().state)
      const failed = states.filter((state) => state === 'failed').length
      counts.passed += states.filter((state) => state === 'passed').length
      // A file that cannot be loaded fails without any test.
      counts.failed += failed || (module.ok() ? 0 : 1)
    }
    if (process.env.VITEST_COUNTS)
      writeFileSync(process.env.VITEST_COUNTS, JSON.stringify(Object.fromEntries(projects)))
  }
}

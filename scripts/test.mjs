import { requireRecentNode } from './node-version.mjs'

requireRecentNode()

const { mkdtempSync, rmSync } = await import('node:fs')
const { tmpdir } = await import('node:os')
const { join } = await import('node:path')
const { report } = await import('./run.mjs')
const { prepare } = await import('./prepare.mjs')
const { steps } = await import('./test-steps.mjs')

/** Runs every step, also after one has failed; only without the dependencies there is nothing to run. */
async function test() {
  await prepare({ build: false })
  const scratch = mkdtempSync(join(tmpdir(), 'paco-test-'))
  /** @type {(import('./test-steps.mjs').Outcome & { title: string, seconds: string })[]} */
  const done = []
  try {
    for (const [title, step] of steps) {
      console.log(`\n━━ ${title} ━━`)
      const began = Date.now()
      const outcome = await step(scratch)
      const seconds = ((Date.now() - began) / 1000).toFixed(1)
      done.push({ title, seconds, ...outcome })
      console.log(`${title}: ${outcome.passed} passed, ${outcome.failed} failed, ${seconds} s`)
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
  summarize(done)
}

/** @param {(import('./test-steps.mjs').Outcome & { title: string, seconds: string })[]} done */
function summarize(done) {
  console.log('\n━━ Summary ━━')
  for (const { title, passed, failed, seconds } of done) {
    const columns = [
      `${passed} passed`.padStart(12),
      `${failed} failed`.padStart(11),
      `${seconds} s`.padStart(9),
    ]
    const mark = failed ? '✗' : passed ? '✓' : '–'
    console.log(`${mark} ${title.padEnd(16)}${columns.join('')}`)
  }
  for (const { title, remarks } of done) {
    for (const remark of remarks) console.log(`!! ${title}: ${remark}`)
  }
  const passed = done.reduce((sum, step) => sum + step.passed, 0)
  const failed = done.reduce((sum, step) => sum + step.failed, 0)
  if (failed > 0) process.exitCode = 1
  console.log(`${passed} passed, ${failed} failed`)
}

await test().catch((error) => {
  report(error)
  // Whoever reads the last line finds it there in this case too.
  console.log('0 passed, 1 failed')
})

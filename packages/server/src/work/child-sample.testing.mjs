import { answer, Refusal } from './answer.mjs'

let isFull = false

/** What a child may do to whoever asks it. */
answer(
  async (/** @type {string} */ wish) => {
    if (wish === 'fill') isFull = true
    if (wish === 'fail') throw new Error('quebrou')
    if (wish === 'refuse') throw new Refusal(415, 'Isto não.', { foto: 'Outra.' })
    if (wish === 'die') process.exit(3)
    if (wish === 'hang') return new Promise(() => {})
    return `${process.pid} ${wish} ${Object.keys(process.env).length}`
  },
  () => isFull,
)

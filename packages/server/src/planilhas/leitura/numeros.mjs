/**
 * Numbers, as a workbook stores and shows them.
 * @typedef {import('@paco/domain/importacoes/planilha-lida').Celula} Celula
 * @typedef {'number' | 'date' | 'time' | 'percent'} Kind
 * @typedef {{ kind: Kind, mask?: readonly string[] }} Format `mask`: zeros and what stands between them
 */

/** @type {Format} */
export const PLAIN = { kind: 'number' }

/** Formats that are known by their number alone; those of the East count days too. @type {readonly (readonly [from: number, to: number, kind: Kind])[]} */
const BUILT_IN = [
  [9, 10, 'percent'],
  [14, 17, 'date'],
  [18, 21, 'time'],
  [22, 22, 'date'],
  [27, 36, 'date'],
  [45, 47, 'time'],
  [50, 58, 'date'],
]

/** @param {number} id @returns {Format} */
export function builtIn(id) {
  const found = BUILT_IN.find(([from, to]) => id >= from && id <= to)
  return found ? { kind: found[2] } : PLAIN
}

/** Quoted text, one escaped letter, room, fillers, brackets, the end of a section; and any other letter. */
const TOKENS = /"([^"]*)"?|\\(.)|_.|\*.|\[([^\]]*)\]?|(;)|(.)/gs

/** The first section of a code: what in it means something, and what it would be as a mask of zeros. @param {string} code */
function sectionOf(code) {
  let meaning = ''
  /** @type {string[]} */
  const mask = []
  for (const [, quoted, escaped, brackets, end, plain] of code.matchAll(TOKENS)) {
    if (end) break
    if (plain) meaning += plain
    // Hours, minutes or seconds beyond a day; a condition (`[<100]`) leaves the choice to the value.
    else if (brackets && /^(?:[hms]+$|[<>=])/i.test(brackets)) meaning += brackets
    mask.push(...(plain ?? escaped ?? quoted ?? ''))
  }
  return { meaning: meaning.toLowerCase(), mask }
}

/** @param {string} code as in the styles of a workbook @returns {Format} */
export function formatOf(code) {
  const { meaning, mask } = sectionOf(code)
  if (meaning === 'general') return PLAIN
  if (meaning.includes('%')) return { kind: 'percent' }
  if (/^[0() -]+$/.test(meaning) && mask.filter((one) => one === '0').length > 1)
    return { kind: 'number', mask }
  // Fractions of a second are the only digits of a time.
  const letters = meaning.replace(/s[.,]0+/g, 's').replace(/am\/pm|a\/p/g, 'h')
  if (/[0#?]/.test(letters)) return PLAIN
  if (/[dy]/.test(letters)) return { kind: 'date' }
  if (/[hs]/.test(letters)) return { kind: 'time' }
  return letters.includes('m') ? { kind: 'date' } : PLAIN
}

/** Sixteen and seventeen digits are what adding left over: 0.30000000000000004 is 0.3. @param {number} value */
export const tidy = (value) => (Number.isInteger(value) ? value : Number(value.toPrecision(15)))

/** In its mask, filled from the right: 193 in `0000` is '0193'. @param {number} value @param {readonly string[]} mask */
function masked(value, mask) {
  const digits = [...String(value)]
  const first = mask.indexOf('0')
  let text = ''
  for (let at = mask.length - 1; at >= 0; at--) {
    text = (mask[at] === '0' ? (digits.pop() ?? '0') : mask[at]) + text
    if (at === first) text = digits.splice(0).join('') + text
  }
  return text.trim()
}

const DAY = 86_400_000
/** The day whose number is 0; Excel takes 1900 for a leap year, so that its first two months count from a day later. */
const EPOCH = Date.UTC(1899, 11, 30)
const EPOCH_1904 = Date.UTC(1904, 0, 1)
const LAST_DAY = Date.UTC(9999, 11, 31)
const NO_DAY = '00/01/1900'
const FEIGNED_DAY = '29/02/1900'

/** @param {number} serial @param {boolean} from1904 @returns {Celula} */
export function dayOf(serial, from1904) {
  // To the second: what adding left over must not take a day away.
  const days = Math.floor(Math.round(serial * 86_400) / 86_400)
  if (!from1904 && days === 0) return NO_DAY
  if (!from1904 && days === 60) return FEIGNED_DAY
  const instant = from1904 ? EPOCH_1904 + days * DAY : EPOCH + (days < 60 ? days + 1 : days) * DAY
  if (days < 0 || instant > LAST_DAY) return tidy(serial)
  return { dia: new Date(instant).toISOString().slice(0, 10) }
}

/** Hours and minutes, as many hours as there are. @param {number} serial */
export function clockOf(serial) {
  const minutes = Math.round(serial * 1440)
  const two = (/** @type {number} */ part) => String(part).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** In percents. @param {number} value @returns {Celula} */
export const percentOf = (value) => ({ percentual: tidy(value * 100) })

/** @param {number} value @param {Format} format @param {boolean} from1904 @returns {Celula} */
export function shownAs(value, { kind, mask }, from1904) {
  if (kind === 'percent') return percentOf(value)
  if (kind === 'date') return dayOf(value, from1904)
  if (kind === 'time' && value >= 0) return clockOf(value)
  return mask && Number.isSafeInteger(value) && value >= 0 ? masked(value, mask) : tidy(value)
}

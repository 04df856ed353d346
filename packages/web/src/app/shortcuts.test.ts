import { afterEach, describe, expect, it } from 'vitest'
import { asksForHelp, asksForPalette, isHelpKeyOn, setHelpKey, singleKey } from './shortcuts.ts'

afterEach(() => {
  document.body.replaceChildren()
  localStorage.clear()
})

const key = (name: string, more: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key: name, ...more })

/** The event as it arrives from within an element of this HTML. */
function from(html: string, event: KeyboardEvent): KeyboardEvent {
  document.body.innerHTML = html
  document.body.querySelector('[data-here], body > *')?.dispatchEvent(event)
  return event
}

describe('Ctrl+K', () => {
  it.each([
    [key('k', { ctrlKey: true }), true],
    [key('K', { ctrlKey: true }), true],
    [key('k', { metaKey: true }), true],
    [key('k'), false],
    [key('k', { ctrlKey: true, shiftKey: true }), false],
    [key('k', { ctrlKey: true, altKey: true }), false],
    [key('j', { ctrlKey: true }), false],
  ])('is told from other keys', (event, expected) => expect(asksForPalette(event)).toBe(expected))

  it('is heard within a field too', () => {
    expect(asksForPalette(from('<input>', key('k', { ctrlKey: true })))).toBe(true)
  })
})

describe('the key of the help', () => {
  it('is heard on the page', () => {
    expect(asksForHelp(from('<p></p>', key('?', { shiftKey: true })))).toBe(true)
    expect(asksForHelp(from('<p></p>', key('?', { ctrlKey: true })))).toBe(false)
    expect(asksForHelp(from('<p></p>', key('/')))).toBe(false)
  })

  it.each([
    '<input>',
    '<textarea></textarea>',
    '<select></select>',
    '<div contenteditable="true"><b data-here></b></div>',
  ])('is never heard in %s', (html) => {
    expect(asksForHelp(from(html, key('?', { shiftKey: true })))).toBe(false)
  })

  it('is heard where the keyboard has it on AltGr', () => {
    const event = key('?', { ctrlKey: true, altKey: true })
    Object.defineProperty(event, 'getModifierState', { value: (name: string) => name === 'AltGraph' })
    expect(asksForHelp(event)).toBe(true)
  })

  it('can be turned off, and on again', () => {
    setHelpKey(false)
    expect(isHelpKeyOn()).toBe(false)
    expect(asksForHelp(key('?'))).toBe(false)
    setHelpKey(true)
    expect(asksForHelp(key('?'))).toBe(true)
  })
})

/** Here Alt counts as AltGr, on a keyboard it does not. */
const withAlt = (event: KeyboardEvent) =>
  Object.defineProperty(event, 'getModifierState', { value: () => false })

describe('a key by itself', () => {
  it.each<[string, string, KeyboardEvent, string | null]>([
    ['on the page', '<p></p>', key('a'), 'a'],
    ['with Ctrl', '<p></p>', key('a', { ctrlKey: true }), null],
    ['with Cmd', '<p></p>', key('a', { metaKey: true }), null],
    ['with Alt', '<p></p>', withAlt(key('n', { altKey: true })), null],
    ['in a field', '<textarea></textarea>', key('a'), null],
  ])('%s', (_name, html, event, heard) => expect(singleKey(from(html, event))).toBe(heard))

  it('is heard no more once such keys are off', () => {
    setHelpKey(false)
    expect(singleKey(key('a'))).toBeNull()
  })
})

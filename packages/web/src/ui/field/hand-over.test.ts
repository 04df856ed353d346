import { describe, expect, test } from 'vitest'
import { noteSelection, takeOver } from './hand-over.ts'

function inputIn(value: string): HTMLInputElement {
  const input = document.body.appendChild(document.createElement('input'))
  input.value = value
  return input
}

describe('a rich input that comes in the place of its picture', () => {
  test('has the focus that went with the picture, and what was selected there', () => {
    const picture = inputIn('Maria')
    picture.focus()
    picture.setSelectionRange(1, 3)
    noteSelection()
    picture.remove()
    const rich = inputIn('Maria')
    takeOver(rich)
    expect(document.activeElement).toBe(rich)
    expect([rich.selectionStart, rich.selectionEnd]).toEqual([1, 3])
  })

  test('leaves it to whoever went on to another field before it came', () => {
    const picture = inputIn('Maria')
    const other = inputIn('')
    picture.focus()
    noteSelection()
    other.focus()
    picture.remove()
    takeOver(inputIn('Maria'))
    expect(document.activeElement).toBe(other)
  })
})

import { afterEach, describe, expect, it, vi } from 'vitest'
import { openCompiler } from './compiler.mjs'

const sample = (archives: boolean) => ({ archives, print: () => null, isFull: () => false })
const missing = async () => {
  throw new Error('Cannot find native binding')
}

afterEach(() => vi.restoreAllMocks())

describe('the compiler', () => {
  it('is the one built for the platform, and the other is not even opened', async () => {
    const native = sample(true)
    const other = vi.fn(async () => sample(false))
    expect(await openCompiler([async () => native, other])).toBe(native)
    expect(other).not.toHaveBeenCalled()
  })

  it('is the other where that cannot be had', async () => {
    const other = sample(false)
    expect(await openCompiler([missing, async () => other])).toBe(other)
  })

  it('is missing where neither opens, and says why', async () => {
    const broken = async () => {
      throw new Error('out of memory')
    }
    await expect(openCompiler([missing, broken])).rejects.toThrow('out of memory')
  })

  it('that opens here counts pages and tags what it prints', async () => {
    const { print, isFull } = await openCompiler()
    const printed = print('= Um\n#pagebreak()\n#sys.inputs.data', { dois: 2 }, false)
    expect(printed?.pages).toBe(2)
    expect(Buffer.from(printed?.pdf ?? []).toString('latin1')).toContain('/StructTreeRoot')
    expect(isFull()).toBe(false)
  })

  it('that opens here reads no file, and tells what is wrong with a template', async () => {
    const { print } = await openCompiler()
    // The WebAssembly one also tells the console.
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => print('#read("/etc/hostname")', {}, false)).toThrow()
    expect(() => print('#panic("não")', {}, false)).toThrow('não')
  })

  it('that opens here prints a character that no font has, but not for the archive', async () => {
    const { print, archives } = await openCompiler()
    // The last one for private use: of many others, pictures too, some font of the machine has one.
    const template = '#set text(font: "Inter")\n= Um \u{10FFFD}'
    expect(print(template, {}, true) === null).toBe(archives)
    expect(print(template, {}, false)?.pages).toBe(1)
  })
})

import { setCidade } from '@paco/domain/cidade/atual'
import { SEM_CIDADE } from '@paco/domain/cidade/padrao'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { picture } from '../fotos/pictures.testing.ts'
import { openCompiler } from './compiler.mjs'
import { PAVIMENTACAO } from './ficha-samples.testing.ts'
import { closePdf, renderFichas } from './fichas.ts'
import { fillsOf } from './read-pdf.testing.ts'
import { setTimbre, timbre } from './timbre.ts'

const ISSUED = new Date('2026-10-29T17:05:00Z')
const sheets = async (many: number) =>
  Buffer.from(
    await renderFichas(
      Array.from({ length: many }, () => PAVIMENTACAO),
      ISSUED,
    ),
  ).toString('latin1')

afterEach(() => setTimbre(null))
afterAll(closePdf)

describe('the coat of arms on paper', () => {
  it('is none where the city has none', async () => {
    expect(timbre().brasao).toBeNull()
    expect(await sheets(1)).not.toContain('/Subtype /Image')
  })

  it('is one picture, however many sheets show it, and stays fit for the archive', async () => {
    setTimbre(await picture('png', 128, 100))
    const made = await sheets(3)
    expect(made.split('/Width 128')).toHaveLength(2)
    const { archives } = await openCompiler()
    expect(made.includes('pdfaid')).toBe(archives)
  })
})

describe('the colour of papers', () => {
  afterEach(() => setCidade(SEM_CIDADE))
  const fills = async () => fillsOf(await renderFichas([PAVIMENTACAO], ISSUED))

  it('is navy, and the city’s own where it has one', async () => {
    expect(await fills()).toContain('#071d41')
    setCidade({ ...SEM_CIDADE, cor_primaria: '#7a1f3d' })
    const own = await fills()
    expect(own).toContain('#7a1f3d')
    expect(own).not.toContain('#071d41')
  })
})

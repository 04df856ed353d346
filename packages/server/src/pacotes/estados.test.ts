import { UFS } from '@paco/domain/cidade/ufs'
import { DESCRICOES, repeatedIn } from '@paco/domain/pacotes/comparar'
import { describe, expect, it } from 'vitest'
import { readArquivo } from './arquivos.ts'

const dayOf = DESCRICOES.feriados.chave
const nacionais = new Set((await readArquivo('brasil')).feriados.map(dayOf))

/** Of these no day is theirs alone, every year the same, by a law that we know of. */
const SEM_FERIADO = ['GO', 'MG', 'MT', 'PR', 'SC']

describe.each([...UFS])('the pack of %s', (uf) => {
  it('has its court, and its own holidays where it has any', async () => {
    const pacote = await readArquivo(uf)
    expect(pacote).toMatchObject({ chave: uf, nivel: 'estado', secretarias: [], bairros: [] })
    expect(repeatedIn(pacote)).toEqual([])
    expect(pacote.tribunais.length).toBeGreaterThan(0)
    expect(pacote.feriados.length > 0).toBe(!SEM_FERIADO.includes(uf))
    for (const feriado of pacote.feriados) {
      expect(feriado.nivel).toBe('estadual')
      expect([...nacionais]).not.toContain(dayOf(feriado))
    }
  })
})

import { describe, expect, it } from 'vitest'
import { aditivoWith } from '../aditivos/aditivos.testing.ts'
import { revisaoWith } from './quantitativos.testing.ts'
import { aditivosLivres, esperadoOf, origemOf, shownOf, situacaoOf, vigenteOf } from './revisoes.ts'

const zero = revisaoWith({ id: 70, revisao: 0, situacao: 'aprovada', total: 500_000 })
const one = revisaoWith({ id: 71, revisao: 1, id_aditivo: 9, situacao: 'aprovada', total: 560_000 })
const draft = revisaoWith({ id: 72, revisao: 2, id_aditivo: 10, situacao: 'rascunho' })
const all = [draft, one, zero]
const approved = { status: 'aprovado', id_contrato: 5 } as const
const aditivos = [
  aditivoWith({ ...approved, id: 9, numero_termo: '1º Termo' }),
  aditivoWith({ ...approved, id: 10, tipo: 'misto', valor: 1000.1, supressao: 400.05 }),
  aditivoWith({ ...approved, id: 11 }),
  aditivoWith({ id: 12, id_contrato: 5 }),
  aditivoWith({ ...approved, id: 13, id_contrato: 6 }),
]

describe('of several revisions', () => {
  it('the newest approved one counts', () => {
    expect(vigenteOf(all)).toBe(one)
    expect(vigenteOf([draft])).toBeUndefined()
    expect(all.map((each) => situacaoOf(each, one))).toEqual(['Em elaboração', 'Vigente', 'Aprovada'])
  })

  it.each([
    ['the one asked for', all, 0, zero],
    ['the one being written', all, null, draft],
    ['the one that counts', [one, zero], null, one],
    ['what is there, where the address asks for none of them', [one, zero], 7, one],
  ] as const)('%s is shown', (_, revisoes, asked, shown) => expect(shownOf(revisoes, asked)).toBe(shown))

  it('each says where it comes from, to those who may know', () => {
    expect(origemOf(zero, aditivos)).toBe('Contrato assinado')
    expect(origemOf(one, aditivos)).toMatch(/^1º Termo · Aditivo de valor: R\$\s100\.000,00$/)
    expect(origemOf(one, [])).toBe('Aditivo aprovado')
  })

  it('the next is of an approved amendment of the contract that brought none', () => {
    expect(aditivosLivres(5, all, aditivos).map(({ id }) => id)).toEqual([11])
  })

  it('each has to come to what was signed, with what its amendment does', () => {
    expect(esperadoOf(zero, 500_000, all, aditivos)).toBe(500_000)
    expect(esperadoOf(draft, 500_000, all, aditivos)).toBe(560_600.05)
    expect(esperadoOf(draft, 500_000, all, [])).toBeNull()
  })
})

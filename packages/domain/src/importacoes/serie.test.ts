import { describe, expect, it } from 'vitest'
import type { SessionUser } from '../shared/roles.ts'
import { Conferencia } from './conferencia.ts'
import { chaveOf } from './conferir.ts'
import type { Registro } from './descritor.ts'
import { orcamentoDescritor } from './descritores/orcamento.ts'
import { Leitor } from './leitor.ts'
import { guessMapa } from './mapa.ts'
import { acharIn } from './nomeado.ts'
import type { Celula } from './planilha-lida.ts'

const admin: SessionUser = { id: 1, name: 'Ana', role: 'admin', id_secretaria: null }
const nomeados = { secretarias: [{ id: 2, nome: 'Obras', outros: [] }] }
const HEADS = ['Secretaria', 'Ficha', 'Exercício', 'Valor (R$)']

const line = (id: number, ficha: string, exercicio: number | null): Registro => ({
  id,
  versao: 1,
  secretaria_id: 2,
  secretaria_nome: 'Obras',
  ficha,
  exercicio,
  valor: 10,
})
const stored = [line(1, '10', 2026), line(2, '20', 2026), line(3, '20', null), line(4, '30', null)]

function checking() {
  const mapa = guessMapa(orcamentoDescritor, HEADS, [])
  const conferencia = new Conferencia(new Leitor(orcamentoDescritor, mapa, nomeados), {
    who: admin,
    achar: acharIn(nomeados),
    porId: (id) => stored.find((one) => one.id === id),
    porChave: (chave) => stored.filter((one) => chaveOf(orcamentoDescritor.chave, one) === chave),
  })
  let n = 1
  return (ficha: string, exercicio: Celula) => {
    const { registro, erros } = conferencia.conferir({
      n: ++n,
      celulas: ['Obras', ficha, exercicio, '20,00'],
    })
    return erros.linha ? erros.linha.motivo : registro
  }
}

describe('a row of a year', () => {
  it.each([
    ['is the record of its own year', '10', 2026, 1],
    ['is no record of another year', '10', 2027, null],
    ['before one that says no year, is the record of its own', '20', 2026, 2],
    ['gives its year to a record that has none', '20', 2027, 3],
    ['gives its year to the only record', '30', 2026, 4],
    ['that says none is the only record of its key', '10', null, 1],
  ])('%s', (_what, ficha, exercicio, registro) => {
    expect(checking()(ficha, exercicio)).toBe(registro)
  })

  it('that says none does not choose among several', () => {
    expect(checking()('20', null)).toMatch(/20/)
  })

  it('does not repeat that of another year', () => {
    const check = checking()
    expect([check('99', 2026), check('99', 2027)]).toEqual([null, null])
    expect(check('99', 2027)).toMatch(/linha 3/)
  })
})

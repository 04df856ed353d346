import { describe, expect, it } from 'vitest'
import { type Aditivo, TIPOS } from './aditivo.ts'
import { type Assinado, chooseContrato, impedimentoOf, type VidaDoContrato } from './contrato-do-pedido.ts'
import { MESSAGES } from './messages.ts'

type Tipo = Aditivo['tipo']
const TODAY = '2028-03-01'

describe('which contract a request amends', () => {
  const running: Assinado = { id: 1, aberto: true }
  const second: Assinado = { id: 2, aberto: true }
  const ended: Assinado = { id: 3, aberto: false }
  const older: Assinado = { id: 4, aberto: false }
  const CHOOSE = { problem: MESSAGES.chooseContrato }
  const OTHER = { problem: MESSAGES.otherContrato }

  it.each<[string, Tipo, Assinado[], number | null | undefined, object]>([
    ['none where there is none', 'valor', [], undefined, { id_contrato: null }],
    ['none where all ended', 'valor', [ended], null, { id_contrato: null }],
    ['the only one running', 'prazo', [ended, running], null, { id_contrato: 1 }],
    ['the only one, named', 'misto', [running], 1, { id_contrato: 1 }],
    ['one of several, named', 'supressao', [running, second], 2, { id_contrato: 2 }],
    ['of several, not named', 'valor', [running, second], null, CHOOSE],
    ['one that ended, named', 'valor', [running, ended], 3, OTHER],
    ['one of another project', 'valor', [running], 9, OTHER],
    ['an apostila of the one running', 'apostila', [running, ended], null, { id_contrato: 1 }],
    ['an apostila of one that ended, named', 'apostila', [running, ended], 3, { id_contrato: 3 }],
    ['an apostila of the only one, which ended', 'apostila', [ended], null, { id_contrato: 3 }],
    ['an apostila of two that ended', 'apostila', [ended, older], null, CHOOSE],
    ['an apostila of another project’s', 'apostila', [ended], 9, OTHER],
  ])('%s', (_, tipo, assinados, named, chosen) => {
    expect(chooseContrato({ tipo }, assinados, named)).toEqual(chosen)
  })
})

describe('an approval', () => {
  const running: VidaDoContrato = { situacao: 'Em execução', vigencia_fim: '2028-12-31', encerrado_em: null }
  const until = (vigencia_fim: string | null): VidaDoContrato => ({ ...running, vigencia_fim })
  const ended = (situacao: VidaDoContrato['situacao']): VidaDoContrato => ({
    ...running,
    situacao,
    encerrado_em: '2028-02-29',
  })
  const NEXT = 'depois disso não se assina termo aditivo. Devolva o pedido para correção ou rejeite-o.'

  it.each<[string, VidaDoContrato | null, string | null]>([
    ['without a contract', null, null],
    ['while the contract runs', running, null],
    ['of a contract without an end', until(null), null],
    ['on the last day of its term', until(TODAY), null],
    [
      'the day after, a leap day',
      until('2028-02-29'),
      `A vigência do contrato terminou em 29/02/2028: ${NEXT}`,
    ],
    ['after it was carried out', ended('Cumprido'), `O contrato foi cumprido em 29/02/2028: ${NEXT}`],
    [
      'after it was rescinded',
      ended('Rescindido sem sanção'),
      `O contrato foi rescindido em 29/02/2028: ${NEXT}`,
    ],
    [
      'after it was rescinded with a sanction',
      ended('Rescindido com sanção'),
      `O contrato foi rescindido em 29/02/2028: ${NEXT}`,
    ],
    ['after it was annulled', ended('Anulado'), `O contrato foi anulado em 29/02/2028: ${NEXT}`],
    [
      'after both, by what was said',
      { ...ended('Anulado'), vigencia_fim: '2027-01-01' },
      `O contrato foi anulado em 29/02/2028: ${NEXT}`,
    ],
  ])('%s', (_, contrato, told) => {
    for (const tipo of TIPOS.filter((one) => one !== 'apostila'))
      expect(impedimentoOf({ tipo }, contrato, TODAY)).toBe(told)
    expect(impedimentoOf({ tipo: 'apostila' }, contrato, TODAY)).toBeNull()
  })
})

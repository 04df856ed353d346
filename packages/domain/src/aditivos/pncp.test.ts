import { describe, expect, it } from 'vitest'
import type { Contrato } from '../contratos/contrato.ts'
import type { Aditivo } from './aditivo.ts'
import { pncpDoTermo, pncpDoTermoNome } from './pncp.ts'

const CONTRATO = { id: 5, numero_ano: '45/2026', pncp_numero: '11222333000181-2-000019/2026' } as Contrato

/** Approved, with its term signed. */
const ADITIVO = {
  id: 8,
  tipo: 'misto',
  status: 'aprovado',
  valor: 1000.1,
  supressao: 300.2,
  reajuste: null,
  prazo: 30,
  etapa: 3,
  numero_termo: '1',
  data_assinatura: '2026-07-22',
  fundamento_legal: null,
} as Aditivo

const told = (own: Partial<Aditivo> = {}, contrato: Contrato | null = CONTRATO) =>
  pncpDoTermo({ ...ADITIVO, ...own }, contrato)

describe('an amendment for the PNCP', () => {
  it('is told whole, without empty keys', () => {
    expect(told()).toEqual({
      caminho: '/v1/orgaos/11222333000181/contratos/2026/19/termos',
      documento: { titulo: 'Aditivo misto 1', tipoDocumentoId: 14 },
      payload: {
        tipoTermoContratoId: 2,
        numeroTermoContrato: '1',
        objetoTermoContrato:
          'Aditivo misto: acréscimo de R$ 1.000,10, supressão de R$ 300,20, 30 dias na etapa 3',
        dataAssinatura: '2026-07-22',
        qualificacaoAcrescimoSupressao: true,
        qualificacaoVigencia: true,
        qualificacaoFornecedor: false,
        qualificacaoReajuste: false,
        qualificacaoInformativo: false,
        valorAcrescido: 699.9,
        prazoAditadoDias: 30,
      },
      faltas: [],
    })
  })

  const nothing = { valor: null, supressao: null, reajuste: null, prazo: null }
  it.each<[string, Partial<Aditivo>, object]>([
    [
      'less',
      { ...nothing, tipo: 'supressao', supressao: 50 },
      { valorAcrescido: -50, qualificacaoVigencia: false },
    ],
    [
      'an apostila',
      { ...nothing, tipo: 'apostila', reajuste: 12.34 },
      {
        tipoTermoContratoId: 3,
        valorAcrescido: 12.34,
        qualificacaoReajuste: true,
        qualificacaoAcrescimoSupressao: false,
      },
    ],
    ['its legal ground', { fundamento_legal: 'art. 124' }, { fundamentoLegal: 'art. 124' }],
  ])('tells %s', (_name, own, payload) => {
    expect(told(own)).toMatchObject({ payload, faltas: [] })
  })

  it('has no value where only days are added', () => {
    const { payload } = told({ ...nothing, tipo: 'prazo', prazo: 15 })
    expect(['valorAcrescido' in payload, payload.prazoAditadoDias]).toEqual([false, 15])
  })

  it.each<[Partial<Aditivo>, string, object]>([
    [{ numero_termo: null }, 'numeroTermoContrato', { tela: 'termo', id: 8, campo: 'numero_termo' }],
    [{ data_assinatura: null }, 'dataAssinatura', { tela: 'termo', id: 8, campo: 'data_assinatura' }],
    [{ status: 'pendente' }, 'status', { tela: 'aditivo', id: 8, campo: 'status' }],
  ])('%o: names what is missing', (own, campo, onde) => {
    expect(told(own).faltas).toEqual([expect.objectContaining({ campo, onde })])
  })

  it.each<[string, Contrato | null, object]>([
    ['no contract', null, { tela: 'aditivo', id: 8, campo: 'id_contrato' }],
    [
      'a contract that was not sent',
      { ...CONTRATO, pncp_numero: null },
      { tela: 'contrato', id: 5, campo: 'pncp_numero' },
    ],
    [
      'the number of a tender',
      { ...CONTRATO, pncp_numero: '11222333000181-1-000019/2026' },
      { tela: 'contrato', id: 5, campo: 'pncp_numero' },
    ],
  ])('%s: has no address', (_name, contrato, onde) => {
    expect(told({}, contrato)).toMatchObject({ caminho: null, faltas: [{ campo: 'sequencial', onde }] })
  })

  it('is a file by its number and its contract', () => {
    expect(pncpDoTermoNome(ADITIVO, CONTRATO)).toBe('pncp-termo-1-contrato-45-2026.json')
    expect(pncpDoTermoNome({ id: 8, numero_termo: null }, null)).toBe('pncp-termo-8.json')
  })
})

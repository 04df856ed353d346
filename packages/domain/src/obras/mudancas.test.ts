import { describe, expect, it } from 'vitest'
import { type AditivoAprovado, mudancasOf } from './mudancas.ts'

const NADA = { contratos: [], aditivos: [], paralisacoes: [], correcoes: [], recebimentos: [] }
const aditivo: AditivoAprovado = {
  id: 7,
  tipo: 'misto',
  numero_termo: '1/2026',
  fundamento_legal: 'art. 125.',
  data_assinatura: null,
  // Still the day before in São Paulo.
  decidido_em: '2026-08-02T01:00:00+00:00',
  valor: 100.2,
  supressao: 50,
  reajuste: null,
  prazo: 30,
  move_obra: true,
  de_paralisacao: false,
}

describe('what changed in a work', () => {
  it('is told in plain words, the newest first', () => {
    const mudancas = mudancasOf({
      contratos: [
        {
          id: 45,
          numero_ano: '45/2026',
          empresa: 'Construtora Vale',
          valor_inicial: 1000.1,
          assinatura: '2026-05-04',
          ordem_inicio: '2026-05-04',
        },
      ],
      aditivos: [aditivo],
      paralisacoes: [
        {
          id: 3,
          inicio: '2026-09-01',
          reinicio: '2026-09-02',
          motivo: 'chuvas',
          detalhe: null,
          responsavel: 'Secretaria de Obras',
        },
      ],
      correcoes: [],
      recebimentos: [{ id: 5, tipo: 'definitivo', data: '2026-11-01', contrato: '45/2026' }],
    })
    expect(mudancas.map(({ chave, dia, titulo, texto }) => [chave, dia, titulo, texto])).toEqual([
      [
        'recebimento-5',
        '2026-11-01',
        'Recebimento definitivo',
        'A prefeitura aceitou a obra (contrato 45/2026).',
      ],
      ['reinicio-3', '2026-09-02', 'Obra retomada', 'Ficou 1 dia parada.'],
      [
        'paralisacao-3',
        '2026-09-01',
        'Obra paralisada',
        'Motivo: chuvas ou força maior. Responsável: Secretaria de Obras.',
      ],
      [
        'aditivo-7',
        '2026-08-01',
        'Aditivo 1/2026',
        'Acrescentou R$ 100,20, retirou R$ 50,00 e deu mais 30 dias de prazo. Base legal: art. 125.',
      ],
      [
        'inicio-45',
        '2026-05-04',
        'Ordem de início',
        'A empresa foi autorizada a começar (contrato 45/2026).',
      ],
      ['contrato-45', '2026-05-04', 'Contrato 45/2026 assinado', 'Com Construtora Vale, por R$ 1.000,10.'],
    ])
  })

  it.each<[Partial<AditivoAprovado>, string, string]>([
    [
      { tipo: 'apostila', reajuste: 5, valor: null, supressao: null, prazo: null },
      'Apostila 1/2026',
      'Reajustou em R$ 5,00. Base legal: art. 125.',
    ],
    [
      { numero_termo: null, fundamento_legal: null, valor: null, supressao: null, prazo: -1 },
      'Aditivo aprovado',
      'Tirou 1 dia do prazo.',
    ],
    [
      { valor: null, supressao: null, prazo: null, fundamento_legal: null },
      'Aditivo 1/2026',
      'Não mudou valor nem prazo.',
    ],
  ])('%j', (own, titulo, texto) => {
    expect(mudancasOf({ ...NADA, aditivos: [{ ...aditivo, ...own }] })).toMatchObject([{ titulo, texto }])
  })

  it('a corrected end is told, and why is not', () => {
    const correcao = { id: 3, feita_em: '2026-08-02T01:00:00Z', fim_antes: null, fim_depois: '2026-12-01' }
    expect(mudancasOf({ ...NADA, correcoes: [correcao] })).toEqual([
      {
        chave: 'correcao-3',
        dia: '2026-08-01',
        titulo: 'Prazo corrigido',
        texto: 'O término previsto passou de sem data para 01/12/2026.',
      },
    ])
  })

  it('an amendment counts from its signature, where that is told', () => {
    expect(mudancasOf({ ...NADA, aditivos: [{ ...aditivo, data_assinatura: '2026-07-20' }] })).toMatchObject([
      { dia: '2026-07-20' },
    ])
  })
})

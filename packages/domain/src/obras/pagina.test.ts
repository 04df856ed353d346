import { describe, expect, it } from 'vitest'
import { setCidade } from '../cidade/atual.ts'
import { GUARATINGUETA } from '../cidade/cidade.testing.ts'
import type { ConvenioFatos } from '../dados/oc4ids/fatos.ts'
import type { ObraCompleta } from './fatos.ts'
import { fontesOf } from './fontes.ts'
import { lugarText } from './lugar.ts'
import { obraPublicaOf } from './pagina.ts'
import { somarGrupos } from './planilha.ts'

setCidade(GUARATINGUETA)

const convenio = (own: Partial<ConvenioFatos>): ConvenioFatos => ({
  familia: 'federal',
  id: 1,
  objeto: 'Praças',
  numero: '900123',
  parlamentar: null,
  modalidade: null,
  natureza: null,
  valor: null,
  inicio: null,
  fim: null,
  ...own,
})

describe('where the money comes from', () => {
  it('is told once each, in words', () => {
    const convenios = [
      convenio({}),
      convenio({ familia: 'sempapel', numero: null, parlamentar: 'Ana Prado' }),
      convenio({ familia: 'finisa', numero: null }),
      convenio({ familia: 'nova' }),
      convenio({ familia: 'estadual', natureza: 'repassa' }),
    ]
    expect(fontesOf({ fontes: ['01', '01', '99'], convenios })).toEqual([
      'Tesouro',
      '99',
      'Convênio 900123: União',
      'Emenda de Ana Prado: Assembleia Legislativa do Estado de São Paulo',
      'Financiamento: Caixa Econômica Federal',
      'Convênio 900123',
    ])
  })
})

it.each([
  ['Rua das Flores, 10', ['Centro'], 'Rua das Flores, 10 · Centro'],
  ['Centro', ['Centro'], 'Centro'],
  [null, ['Centro', 'Pedregulho'], 'Centro, Pedregulho'],
  [null, [], ''],
])('%s in %j is one line', (endereco, bairros, text) => expect(lugarText({ endereco, bairros })).toBe(text))

describe('the sheet', () => {
  const linha = (codigo: string, tipo: 'grupo' | 'item', executado: number, pago: number) => ({
    codigo,
    tipo,
    descricao: '',
    unidade: null,
    quantidade: null,
    preco_unitario: null,
    valor: 0,
    executado,
    pago,
  })

  it('has of a group what was measured and paid below it, and of the group itself', () => {
    const rows = [
      linha('1', 'grupo', 0, 0),
      linha('1.1', 'grupo', 0, 0),
      linha('1.1.1', 'item', 0.1, 0.1),
      linha('1.2', 'item', 0.2, 0),
      linha('10', 'grupo', 5, 5),
      linha('10.1', 'item', 0, 0),
    ]
    expect(somarGrupos(rows).map(({ executado, pago }) => [executado, pago])).toEqual([
      [0.3, 0.1],
      [0.1, 0.1],
      [0.1, 0.1],
      [0.2, 0],
      [5, 5],
      [0, 0],
    ])
  })
})

describe('a work as citizens read it', () => {
  const obra: ObraCompleta = {
    id: 7,
    nome: 'Praça',
    secretaria: 'Obras',
    endereco: null,
    bairros: ['Centro'],
    latitude: null,
    longitude: null,
    etapa_atual: 5,
    situacao_obra: 'Concluído',
    fim: '2026-10-01',
    fim_inicial: '2026-09-01',
    fim_real: '2026-10-10',
    fisico: 100,
    progresso: 90,
    reajustes: 0,
    encerramento: '2026-12-01',
    paralisacao: null,
    recebida_em: null,
    natureza: 'obra',
    descricao_publica: 'Uma praça.',
    valor_original: 10,
    valor: 12,
    contratado: 12,
    medido: 12,
    pago: 11,
    inicio: '2026-01-01',
    atualizado_em: null,
    fontes: [],
    convenios: [],
    contratos: [],
    aditivos: [],
    paralisacoes: [],
    correcoes: [],
    recebimentos: [],
    fotos: [],
    documentos: [
      {
        id: 5,
        id_contrato: null,
        titulo: 'Contrato',
        tipo: null,
        regra: 'Contrato assinado',
        link: null,
        formato: 'application/pdf',
        tamanho: 1200,
        publico_desde: '2026-05-05',
      },
      ...['https://pncp.gov.br/edital nº 3', 'Processo 77/2026', 'javascript:alert(1)'].map(
        (link, place) => ({
          id: 6 + place,
          id_contrato: null,
          titulo: 'Edital',
          tipo: null,
          regra: null,
          link,
          formato: null,
          tamanho: null,
          publico_desde: '2026-05-05',
        }),
      ),
    ],
  }

  it('has its permanent address, when it was done, and documents that lead somewhere', () => {
    const told = obraPublicaOf(obra, '2026-11-17', 'https://obras.gov.br')
    expect(told).toMatchObject({
      situacao: 'concluida',
      concluida_em: '2026-10-10',
      descricao: 'Uma praça.',
      endereco_permanente: 'https://obras.gov.br/transparencia/obras/7',
    })
    expect(told.documentos.map(({ formato, endereco, processo }) => [formato, endereco, processo])).toEqual([
      ['PDF', '/api/documentos/5/arquivo', null],
      [null, 'https://pncp.gov.br/edital%20n%C2%BA%203', null],
      [null, null, 'Processo 77/2026'],
      [null, null, 'javascript:alert(1)'],
    ])
  })
})

import { describe, expect, it } from 'vitest'
import type { Linha } from './entrada.ts'
import { articleOf, lowerFirst, pluralOf } from './fala.ts'
import { type Kinds, mancheteOf, textOf } from './manchete.ts'

const kinds: Kinds = {
  projetos: { title: 'Projeto' },
  etapas: { title: 'Etapa', nameOf: ({ numero }) => `Etapa ${String(numero)}` },
  servicos: {
    title: 'Serviço',
    nameOf: ({ descricao }) => `Serviço ${String(descricao)}`,
    verbOf: ({ acao }) => (acao === 'criou' ? 'Registrou' : undefined),
  },
  parcelas: {
    title: 'Parcela',
    nameOf: ({ mes, servico_id }) => `Parcela do mês ${String(mes)} do serviço ${String(servico_id)}`,
    verbOf: ({ acao }) => (acao === 'criou' ? 'Registrou' : undefined),
    within: { entidade: 'servicos', campo: 'servico_id' },
  },
  aditivos: {
    title: 'Aditivo',
    nameOf: () => 'Aditivo de valor',
    verbOf: ({ acao, depois }) =>
      acao === 'criou' ? 'Pediu' : depois?.status === 'aprovado' ? 'Aprovou' : undefined,
  },
  contratos: { title: 'Contrato' },
  medicoes: {
    title: 'Boletim de medição',
    nameOf: ({ numero }) => `Boletim de medição nº ${String(numero)}`,
    verbOf: ({ depois }) => (depois?.situacao === 'aprovada' ? 'Aprovou' : undefined),
  },
  pca: { title: 'Item do PCA' },
  usuarios: { title: 'Usuário' },
}

let next = 0
const line = (entidade: string, acao: Linha['acao'], own: Partial<Linha> = {}): Linha => {
  next += 1
  return {
    id: next,
    entidade,
    registro_id: String(next),
    acao,
    nome: null,
    excluido: false,
    pai: null,
    pai_nome: null,
    pai_excluido: false,
    antes: acao === 'criou' ? null : {},
    depois: acao === 'excluiu' ? null : {},
    nomes: {},
    ...own,
  }
}

const creche = { pai: 'projetos/5', pai_nome: 'Creche' }
const ponte = { pai: 'contratos/3', pai_nome: '12/2026' }
const projeto = (acao: Linha['acao']) => line('projetos', acao, { registro_id: '5', nome: 'Creche' })
const etapa = (numero: number, acao: Linha['acao'] = 'alterou') =>
  line('etapas', acao, {
    ...creche,
    ...(acao === 'excluiu' ? { antes: { numero } } : { depois: { numero } }),
  })
const servico = (acao: Linha['acao']) =>
  line('servicos', acao, { ...creche, registro_id: '8', nome: 'Drenagem', depois: { descricao: 'Drenagem' } })
const parcela = (mes: number) =>
  line('parcelas', 'criou', {
    ...creche,
    depois: { mes, servico_id: 8 },
    nomes: { servico_id: { '8': 'Drenagem' } },
  })

describe('an entry in one sentence', () => {
  it.each<[string, Linha[]]>([
    ['Alterou o projeto Creche', [projeto('alterou')]],
    ['Alterou o projeto Creche', [etapa(1), etapa(2), projeto('alterou')]],
    ['Criou o projeto Creche', [projeto('criou'), etapa(1, 'criou'), etapa(2, 'criou')]],
    ['Excluiu o projeto Creche', [etapa(1, 'excluiu'), projeto('excluiu')]],
    ['Alterou a etapa 2 do projeto Creche', [etapa(2)]],
    ['Alterou 3 etapas do projeto Creche', [etapa(1), etapa(2), etapa(3)]],
    ['Alterou o projeto Creche', [etapa(1), servico('alterou')]],
    ['Registrou o serviço Drenagem do projeto Creche', [parcela(1), parcela(2), servico('criou')]],
    ['Registrou a parcela do mês 3 do serviço Drenagem do projeto Creche', [parcela(3)]],
    ['Registrou 2 parcelas do projeto Creche', [parcela(3), parcela(4)]],
    [
      'Aprovou o aditivo de valor do projeto Creche',
      [
        projeto('alterou'),
        etapa(5),
        line('aditivos', 'alterou', { ...creche, depois: { status: 'aprovado' } }),
      ],
    ],
    ['Pediu o aditivo de valor do projeto Creche', [projeto('alterou'), line('aditivos', 'criou', creche)]],
    [
      'Aprovou o boletim de medição nº 4 do contrato 12/2026',
      [line('medicoes', 'alterou', { ...ponte, depois: { numero: 4, situacao: 'aprovada' } })],
    ],
    [
      'Criou o contrato 12/2026',
      [projeto('alterou'), line('contratos', 'criou', { registro_id: '3', nome: '12/2026' })],
    ],
    ['Alterou o item do PCA Compra de cal', [line('pca', 'alterou', { nome: 'Compra de cal' })]],
    ['Alterou o usuário nº 7', [line('usuarios', 'alterou', { registro_id: '7' })]],
    ['Alterou 2 usuários', [line('usuarios', 'alterou'), line('usuarios', 'alterou')]],
    ['Alterou o mascotes nº 9', [line('mascotes', 'alterou', { registro_id: '9' })]],
  ])('%s', (sentence, registros) => {
    const manchete = mancheteOf({ registros }, kinds)
    expect(manchete && textOf(manchete)).toBe(sentence)
  })

  it('leads to the record, and to what it is part of', () => {
    expect(mancheteOf({ registros: [etapa(2)] }, kinds)).toMatchObject({
      what: { registro: expect.stringMatching(/^etapas\//) },
      of: { lead: 'do projeto', name: 'Creche', registro: 'projetos/5' },
    })
    expect(mancheteOf({ registros: [etapa(1), etapa(2)] }, kinds)?.what.registro).toBeNull()
  })

  it('of nothing is none', () => {
    expect(mancheteOf({ registros: [] }, kinds)).toBeNull()
  })
})

describe('the words of such a sentence', () => {
  it.each([
    ['Projeto', 'o', 'projetos'],
    ['Etapa', 'a', 'etapas'],
    ['Correção da linha de base', 'a', 'correções da linha de base'],
    ['Boletim de medição', 'o', 'boletins de medição'],
    ['Lançamento orçamentário', 'o', 'lançamentos orçamentários'],
    ['Prazo legal cumprido', 'o', 'prazos legais cumpridos'],
    ['Convênio DADE', 'o', 'convênios DADE'],
    ['Planilha orçamentária, revisão 1', 'a', undefined],
    ['PCA', 'o', 'PCA'],
    ['Foto', 'a', 'fotos'],
    ['Foto do diário', 'a', 'fotos do diário'],
    ['Programa', 'o', 'programas'],
    ['Fiador', 'o', 'fiadores'],
  ])('%s', (name, article, plural) => {
    expect(articleOf(name)).toBe(article)
    if (plural !== undefined) expect(pluralOf(name)).toBe(plural)
  })

  it.each([
    ['Etapa 2', 'etapa 2'],
    ['PCA', 'PCA'],
    ['Pagamento, empenho 2026NE1', 'pagamento, empenho 2026NE1'],
  ])('%s → %s', (name, lowered) => expect(lowerFirst(name)).toBe(lowered))
})

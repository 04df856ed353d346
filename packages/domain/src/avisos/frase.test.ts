import { describe, expect, it } from 'vitest'
import type { Linha } from '../auditoria/entrada.ts'
import { articleOf, counted, lowerFirst } from '../auditoria/fala.ts'
import { fraseOf, textoOf } from './frase.ts'
import { KINDS } from './kinds.ts'

const linha = (own: Partial<Linha>): Linha => ({
  id: 1,
  entidade: 'projetos',
  registro_id: '12',
  acao: 'alterou',
  nome: null,
  excluido: false,
  pai: null,
  pai_nome: null,
  pai_excluido: false,
  antes: {},
  depois: {},
  nomes: {},
  ...own,
})
const projeto = linha({ nome: 'Creche', antes: { valor: 1 }, depois: { valor: 2 } })
const criado = linha({ nome: 'Creche', acao: 'criou', antes: null, depois: { valor: 1 } })
const part = (own: Partial<Linha>) => linha({ pai: 'projetos/12', pai_nome: 'Creche', ...own })
const etapa = (numero: number, situacao = 'Concluído', antes: string | null = null) =>
  part({
    entidade: 'etapas',
    registro_id: String(100 + numero),
    nome: `${numero} - Etapa`,
    antes: { numero, situacao: antes },
    depois: { numero, situacao },
  })
const servico = (id: number) =>
  part({ entidade: 'servicos', registro_id: String(id), acao: 'criou', depois: { descricao: `S${id}` } })
const aditivo = part({
  entidade: 'aditivos',
  registro_id: '7',
  antes: { tipo: 'prazo', status: 'pendente' },
  depois: { tipo: 'prazo', status: 'aprovado' },
})
const diario = part({ entidade: 'diario', registro_id: '3', acao: 'criou', depois: { tipo: 'foto' } })

describe('what one person did to a project', () => {
  it.each<[string, Linha[][]]>([
    ['Maria concluiu a etapa 3 - Etapa do projeto Creche', [[etapa(3)]]],
    ['Maria iniciou a etapa 3 - Etapa do projeto Creche', [[etapa(3, 'Em andamento')]]],
    ['Maria alterou o projeto Creche', [[projeto]]],
    ['Maria alterou o projeto Creche', [[projeto], [projeto]]],
    ['Maria aprovou o aditivo de prazo do projeto Creche', [[aditivo]]],
    [
      'Maria rejeitou o aditivo de prazo do projeto Creche: “Falta o projeto.”',
      [
        [
          {
            ...aditivo,
            depois: { tipo: 'prazo', status: 'rejeitado', descricao_decisao: ' Falta\no projeto. ' },
          },
        ],
      ],
    ],
    ['Maria concluiu 2 etapas do projeto Creche', [[etapa(2)], [etapa(3)]]],
    ['Maria concluiu a etapa 2 - Etapa e alterou os dados no projeto Creche', [[etapa(2)], [projeto]]],
    [
      'Maria concluiu a etapa 2 - Etapa, registrou 2 serviços, alterou os dados e fez mais 1 mudança no projeto Creche',
      [[etapa(2)], [servico(1)], [servico(2)], [projeto], [diario]],
    ],
    ['Maria criou o projeto e concluiu 2 etapas no projeto Creche', [[criado], [etapa(2)], [etapa(3)]]],
    [
      'Maria concluiu 2 etapas e iniciou a etapa 4 - Etapa no projeto Creche',
      [[etapa(2), etapa(3), etapa(4, 'Em andamento')]],
    ],
    ['Maria reabriu a etapa 2 - Etapa do projeto Creche', [[etapa(2, 'Em andamento', 'Concluído')]]],
    ['Maria alterou a etapa 2 - Etapa do projeto Creche', [[etapa(2, 'Não iniciado')]]],
    ['', []],
  ])('%s', (text, entradas) => {
    expect(textoOf(fraseOf('Maria', entradas, 'projetos/12', KINDS))).toBe(text)
  })

  it('leads to the records that it names', () => {
    const leads = fraseOf('Maria', [[aditivo]], 'projetos/12', KINDS).flatMap(
      ({ registro }) => registro ?? [],
    )
    expect(leads).toEqual(['aditivos/7', 'projetos/12'])
  })
})

describe('every kind of record', () => {
  /** By the noun that its title begins with: whether one says 'a' of it. */
  const FEMININE = new Set(
    'carga conclusão configuração correção data declaração dispensa emenda etapa foto identidade importação mensagem ocorrência opção parcela paralisação planilha regra remessa revisão secretaria verificação versão visão'.split(
      ' ',
    ),
  )
  const MASCULINE = new Set(
    'aditivo bairro boletim brasão contrato convite convênio critério diário documento feriado guia item lançamento link modo pacote pagamento plano ponto prazo projeto repasse serviço termo tribunal usuário valor vínculo'.split(
      ' ',
    ),
  )
  const kinds = Object.entries(KINDS)

  it.each(kinds.map(([table, kind]) => [table, kind?.title ?? '']))('%s: %s', (_, title) => {
    const noun = title.split(' ')[0]?.toLowerCase() ?? ''
    expect([...FEMININE, ...MASCULINE]).toContain(noun)
    expect(articleOf(title)).toBe(FEMININE.has(noun) ? 'a' : 'o')
    expect(counted(1, title).startsWith('1 ')).toBe(true)
    expect(counted(2, title)).not.toBe(`2 ${lowerFirst(title)}`)
  })

  it('a message is told with its words, and leads to its amendment', () => {
    const texto = 'Onde está  a planilha? '.repeat(20)
    const of = linha({
      entidade: 'aditivo_mensagens',
      registro_id: '3',
      acao: 'criou',
      depois: { aditivo_id: 9, texto },
      pai: 'projetos/12',
      pai_nome: 'Creche',
    })
    const frase = fraseOf('Rita', [[of]], 'projetos/12', KINDS)
    const said = textoOf(frase)
    expect(said).toMatch(
      /^Rita escreveu a mensagem “Onde está a planilha\? .*…” sobre o aditivo nº 9 do projeto Creche$/,
    )
    expect(said.length).toBeLessThan(250)
    expect(frase.map(({ registro }) => registro)).toContain('aditivos/9')
  })

  it.each([
    ['foto', 'a foto do diário'],
    ['ocorrencia', 'a ocorrência do diário'],
  ])('an entry of the diary, %s', (tipo, said) => {
    const name = KINDS.diario?.nameOf?.({ tipo }, null) ?? ''
    expect(`${articleOf(name)} ${lowerFirst(name)}`).toBe(said)
  })
})

import { contratosPlanilha } from '@paco/domain/contratos/contrato'
import { diarioList } from '@paco/domain/diario/registro'
import { emendasList } from '@paco/domain/emendas/emenda'
import { ETAPAS } from '@paco/domain/etapas/etapa'
import type { Column } from '@paco/domain/http/list'
import { byId } from '@paco/domain/http/record'
import { boletinsList } from '@paco/domain/medicoes/boletim'
import { caminhoDaObra } from '@paco/domain/obras/pagina'
import { figurasDoProjeto, obraText } from '@paco/domain/projetos/figuras'
import { type Paralisada, paralisadaText } from '@paco/domain/projetos/paralisada'
import { type Projeto, processosList } from '@paco/domain/projetos/projeto'
import { type Day, formatDay } from '@paco/domain/shared/days'
import { PacoError } from '@paco/domain/shared/errors'
import { formatKnown } from '@paco/domain/shared/money'
import { SOBRE } from '@paco/domain/shared/sobre'
import { contratosSource } from '../contratos/queries.ts'
import type { Db } from '../db/database.ts'
import type { ListSource } from '../db/list.ts'
import { readRecord } from '../db/records.ts'
import { emendasSource } from '../emendas/queries.ts'
import { type Html, html } from '../http/html.ts'
import { type Conteudo, fatos, ligacao, tabela } from '../http/pagina.ts'
import { boletinsSource } from '../medicoes/queries.ts'
import type { Row } from '../planilhas/cells.ts'
import { projetosSource } from '../projetos/queries.ts'
import { fotosSemPrograma } from './fotos.ts'
import { told } from './tabelas.ts'

/** One record with a page that everyone may open, as those read it who have no program. */
interface Registro {
  readonly source: ListSource
  readonly columns: readonly Column[]
  readonly titulo: (row: Row) => string
  readonly cabecalho?: (row: Row) => string
  /** What it is of, in the words of whoever wrote it. */
  readonly sobre: (row: Row) => string
  /** What its screen says below its name, before any program is there; where that is nothing, its name alone. */
  readonly resumo?: (row: Row, day: Day) => Pick<Conteudo, 'resumo' | 'resumoComo'>
  readonly mais?: (row: Row, db: Db, day: Day) => Html | Promise<Html>
  /** The list that it is from. */
  readonly lista: readonly [href: string, texto: string]
}

const text = (value: unknown) => (value === null || value === undefined ? '' : String(value))

/** What its sheet has, but for its number in the database. */
const semId = (columns: readonly Column[]) => columns.filter(({ key }) => key !== 'id')

const etapa = (row: Row, n: number) => [
  text(row[`etapa${n}`]),
  told({ key: `datainicioetapa${n}`, label: '', kind: 'day' }, row),
  told({ key: `datafimetapa${n}`, label: '', kind: 'day' }, row),
  text(row[`situacaoetapa${n}`]),
]

/** The figures of a work, as its own page says them, and the way there. */
function daObra(projeto: Projeto, day: Day): Html | null {
  const obra = figurasDoProjeto(projeto, day)
  return obra === null
    ? null
    : fatos('A obra', [
        ['Andamento e término', obraText(obra)],
        ['Contratado', formatKnown(projeto.contratado)],
        ['Executado (medido)', formatKnown(projeto.medido)],
        ['Pago', formatKnown(projeto.pago)],
        ['Página da obra para o cidadão', ligacao(caminhoDaObra(projeto.id), projeto.nomeprojeto)],
      ])
}

const REGISTROS: Readonly<Record<string, Registro>> = {
  'contratos@id': {
    source: contratosSource,
    columns: semId(contratosPlanilha).filter(({ key }) => key !== 'projetos'),
    titulo: ({ numero_ano }) => `Contrato ${text(numero_ano)}`,
    sobre: ({ objeto, empresa }) => `${text(objeto)} (${text(empresa)})`,
    resumo: ({ objeto }) => ({ resumo: text(objeto), resumoComo: 'narrow' }),
    lista: ['/transparencia/contratos', 'Todos os contratos assinados'],
  },
  'viewprojetocompleto@id': {
    source: projetosSource(null),
    columns: semId(processosList.columns),
    titulo: ({ nomeprojeto }) => text(nomeprojeto),
    sobre: ({ descricao_publica, secretaria_nome }) => text(descricao_publica ?? secretaria_nome),
    mais: (row, _db, day) =>
      html`${daObra(row as unknown as Projeto, day)}${tabela(
        'Etapas',
        ['Etapa', 'Início', 'Término', 'Situação'],
        ETAPAS.map((_, place) => etapa(row, place + 1)),
      )}`,
    resumo: ({ paralisacao }, day) => ({
      resumo: paralisacao ? paralisadaText(paralisacao as Paralisada, day) : '',
    }),
    lista: ['/transparencia/obras', 'Todas as obras públicas'],
  },
  'diario@id': {
    source: projetosSource(null),
    columns: processosList.columns.filter(({ key }) => ['secretaria_nome', 'nomeprojeto'].includes(key)),
    titulo: () => diarioList.title,
    sobre: ({ nomeprojeto, secretaria_nome }) => `${text(nomeprojeto)} · ${text(secretaria_nome)}`,
    resumo: () => ({ resumo: SOBRE.diario, resumoComo: 'narrow' }),
    mais: ({ id }, db) => fotosSemPrograma(db, Number(id)),
    lista: ['/transparencia/obras', 'Todas as obras públicas'],
  },
  'emendas@id': {
    source: emendasSource,
    columns: semId(emendasList.columns),
    titulo: ({ numero, ano }) => `Emenda ${text(numero)}/${text(ano)}`,
    sobre: ({ objeto, autor }) => `${text(objeto)} (${text(autor)})`,
    resumo: ({ objeto }) => ({ resumo: text(objeto), resumoComo: 'narrow' }),
    lista: ['/transparencia/emendas', 'Todas as emendas parlamentares'],
  },
  'medicoes@id': {
    source: boletinsSource(null),
    columns: semId(boletinsList.columns),
    // Every contract has a bulletin 1: the contract tells them apart.
    cabecalho: ({ numero }) => `Boletim nº ${text(numero)}`,
    titulo: ({ numero, contrato_nome }) => `Boletim nº ${text(numero)} · Contrato ${text(contrato_nome)}`,
    sobre: ({ contrato_nome, empresa }) => `Contrato ${text(contrato_nome)} (${text(empresa)})`,
    resumo: ({ contrato_nome, inicio, fim }) => ({
      resumo: `Contrato ${text(contrato_nome)} · ${formatDay(text(inicio))} a ${formatDay(text(fim))}`,
      resumoComo: 'small',
    }),
    lista: ['/api/exportar/medicoes?formato=csv', 'Todos os boletins em CSV'],
  },
}

/** The pages of a part of a record: under its name too. */
const PARTES: Readonly<Record<string, string>> = Object.fromEntries([
  ...['planilha', 'medicoes', 'recebimento'].map((parte) => [`contratos@id/${parte}`, 'contratos@id']),
  ...[
    ...['contratos', 'aditivos', 'historico'].map((parte) => `viewprojetocompleto@id/${parte}`),
    ...['detalhesexecucao@id', 'estatisticasprojeto@id', 'gantt3@id', 'gantt4@id', 'documentos@id'],
  ].map((parte) => [parte, 'viewprojetocompleto@id']),
])

/** Of which record the page of this name tells. */
export const registroDe = (name: string): string => PARTES[name] ?? name

/** The record itself; null where strangers may not read it, whose page says the rest itself. */
async function readFor(db: Db, { source }: Registro, id: number): Promise<Row | null> {
  try {
    return (JSON.parse(await readRecord(db, source, id, '')) as Row[])[0] ?? null
  } catch (error) {
    if (error instanceof PacoError && error.status === 404) return null
    throw error
  }
}

/** What the page of one record says at this path; null where it is of none that everyone may read. */
export async function registroSemPrograma(
  db: Db,
  name: string,
  { path, endereco, day }: { path: string; endereco: string; day: Day },
): Promise<Conteudo | null> {
  const registro = REGISTROS[registroDe(name)]
  const asked = byId.safeParse({ id: /\/(\d+)(?=\/|$)/.exec(path)?.[1] })
  if (!registro || !asked.success) return null
  const row = await readFor(db, registro, asked.data.id)
  if (row === null) return null
  const { columns, titulo, cabecalho, sobre, resumo, mais, lista } = registro
  return {
    titulo: titulo(row),
    ...(cabecalho && { cabecalho: cabecalho(row) }),
    descricao: sobre(row),
    resumo: '',
    ...resumo?.(row, day),
    temVolta: true,
    endereco: `${endereco}/${name.replace('@id', `/${asked.data.id}`)}`,
    corpo: html`${fatos(
      titulo(row),
      columns.map((column) => [column.label, told(column, row)]),
    )}${(await mais?.(row, db, day)) ?? null}<p>${ligacao(...lista)}</p>`,
  }
}

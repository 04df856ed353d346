import { tableOf } from '@paco/domain/convenios/familia'
import { FAMILIAS } from '@paco/domain/convenios/familias'
import type { Conjunto } from '@paco/domain/dados/conjunto'
import type { Day } from '@paco/domain/shared/days'
import { sql } from 'kysely'
import { aditivosSource } from '../aditivos/queries.ts'
import { lancamentosBairrosSource } from '../bairros/queries.ts'
import { feriadosSource } from '../calendario/queries.ts'
import { contratosSource } from '../contratos/queries.ts'
import { sourceOf as conveniosSource } from '../convenios/queries.ts'
import { repassesSource } from '../convenios/repasses-queries.ts'
import type { Db } from '../db/database.ts'
import type { ListSource } from '../db/list.ts'
import { rowsFrom } from '../db/list-sql.ts'
import { fotosSource } from '../diario/queries.ts'
import { documentosSource } from '../documentos/queries.ts'
import { emendasSource } from '../emendas/queries.ts'
import { boletinsSource } from '../medicoes/queries.ts'
import { orcamentoSource } from '../orcamento/queries.ts'
import { listed as ofOpenProjects, paralisacoesSource } from '../paralisacoes/queries.ts'
import { pcaAbertoSource } from '../pca/queries.ts'
import { listed, projetosSource } from '../projetos/queries.ts'
import { secretariasSource } from '../secretarias/queries.ts'
import { OBRAS } from './obras-queries.ts'

/** Where the rows of a set come from, as a stranger reads them, whoever asks. */
export interface Fonte {
  readonly source: ListSource
  readonly filtro: Readonly<Record<string, unknown>>
  /** Whose changes are changes of it, and whose names stand in its rows. */
  readonly tabelas: readonly string[]
  readonly nomes: readonly string[]
  /** Its rows hold figures of the day. */
  readonly doDia?: true
  /** Its rows come and go with what the antivirus says. */
  readonly arquivos?: true
}

const byId = (source: ListSource): ListSource => ({ ...source, order: 'id' })

/** What becomes of a project's own figures. */
export const TABELAS_DE_PROJETO = [
  'projetos',
  'etapas',
  'correcoes',
  'servicos',
  'parcelas',
  'contratos',
  'contratos_projetos',
  'aditivos',
  'paralisacoes',
  'quantitativos_revisoes',
  'medicoes',
  'medicoes_pagamentos',
  'coordenadas',
]

const projetos = projetosSource(null)
const PROJETOS = {
  source: byId({ ...projetos, filters: { ...projetos.filters, obras: () => sql<boolean>`${OBRAS}` } }),
  tabelas: TABELAS_DE_PROJETO,
  nomes: ['secretarias'],
  doDia: true,
} as const

/** A contract that is not signed is no contract yet, and its estimate may be secret (art. 24). */
const assinados: ListSource = {
  ...byId(contratosSource),
  view: sql`select * from ${rowsFrom(contratosSource)} where assinatura is not null and situacao <> 'Em preparação'`,
}

const aprovados: ListSource = {
  ...byId(aditivosSource),
  view: sql`select * from ${rowsFrom(aditivosSource)} where status = 'aprovado' and not projeto_arquivado`,
}

const publicos = documentosSource(null)
/** Without those of which all projects are archived. */
const documentos: ListSource = {
  ...byId(publicos),
  view: sql`select lista.* from ${rowsFrom(publicos)} where (
      select bool_and(p.arquivado) from documento_projetos o join projetos p on p.id = o.projeto_id
      where o.documento_id = lista.id
    ) is not true`,
}

const fotos: ListSource = {
  ...byId(fotosSource),
  view: sql`select lista.* from ${rowsFrom(fotosSource)}
    where lista.id_projeto in (select id from projetos where not arquivado)`,
}

const plain = (source: ListSource, ...tabelas: string[]): Fonte => ({
  source: byId(source),
  filtro: {},
  tabelas,
  nomes: [],
})

/** The source of every set, by its name. */
export const fontesOf = (day: Day): Readonly<Record<string, Fonte>> => ({
  obras: { ...PROJETOS, filtro: { ...listed({}), obras: true } },
  projetos: { ...PROJETOS, filtro: listed({}) },
  contratos: {
    ...plain(assinados, 'contratos', 'contratos_projetos', 'aditivos', 'recebimentos'),
    nomes: ['projetos', 'secretarias', 'usuarios'],
  },
  aditivos: { ...plain(aprovados, 'aditivos'), nomes: ['projetos', 'contratos', 'secretarias'] },
  medicoes: {
    ...plain(boletinsSource(null), 'medicoes', 'medicoes_pagamentos'),
    nomes: ['contratos', 'secretarias'],
  },
  paralisacoes: {
    ...plain(paralisacoesSource, 'paralisacoes'),
    filtro: ofOpenProjects({}),
    nomes: ['projetos', 'contratos', 'secretarias'],
  },
  pca: plain(pcaAbertoSource, 'pca', 'pca_planos'),
  dotacoes: {
    ...plain(orcamentoSource(null), 'orcamento', 'aditivos', 'vinculos'),
    nomes: ['secretarias', 'opcoes_orcamento'],
  },
  ...Object.fromEntries(
    FAMILIAS.map((familia) => [
      `convenios-${familia.key}`,
      plain(conveniosSource(familia, null, day), tableOf(familia)),
    ]),
  ),
  // What a family is called, the city says.
  repasses: { ...plain(repassesSource, 'repasses'), nomes: [...FAMILIAS.map(tableOf), 'cidade'] },
  emendas: { ...plain(emendasSource, 'emendas'), nomes: ['secretarias'] },
  bairros: plain(lancamentosBairrosSource, 'lancamentos_bairros'),
  documentos: {
    ...plain(documentos, 'documentos', 'documento_versoes'),
    // What is public, and since when, its record and the acts kept with its projects tell.
    nomes: [
      'projetos',
      'contratos',
      'contratos_projetos',
      'aditivos',
      'medicoes',
      'checklist_regras',
      'cidade',
    ],
    filtro: { situacao: 'vigente' },
    doDia: true,
    arquivos: true,
  },
  fotos: { ...plain(fotos, 'diario'), nomes: ['projetos'], arquivos: true },
  secretarias: plain(secretariasSource, 'secretarias'),
  feriados: plain(feriadosSource, 'feriados'),
})

/** Of a set that there is. */
export function fonteOf({ nome }: Pick<Conjunto, 'nome'>, day: Day): Fonte {
  const fonte = fontesOf(day)[nome]
  if (!fonte) throw new Error(`the set ${nome} has no source`)
  return fonte
}

/** Which projects are archived: their names stand in no file. */
export async function listArquivados(db: Db): Promise<Set<number>> {
  const rows = await db.selectFrom('projetos').select('id').where('arquivado', '=', true).execute()
  return new Set(rows.map(({ id }) => id))
}

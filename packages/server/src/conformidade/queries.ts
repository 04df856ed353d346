import type { Codigo } from '@paco/domain/conformidade/publicacao'
import type { Fatos } from '@paco/domain/conformidade/registros'
import { sql } from 'kysely'
import { TABELAS_DE_PROJETO } from '../dados/fontes-queries.ts'
import type { LastOf } from '../dados/mudancas.ts'
import type { Db } from '../db/database.ts'

const convenios = [
  'convenios_dade',
  'convenios_estadual',
  'convenios_federal',
  'convenios_finisa',
  'convenios_sempapel',
  'repasses',
]

/** Whose changes are changes of what a criterion asks for. */
const TABELAS: Readonly<Partial<Record<Codigo, readonly string[]>>> = {
  '4.2': ['orcamento'],
  '5.1': convenios,
  '5.2': convenios,
  '5.3': convenios,
  '8.6': ['pca', 'pca_planos'],
  '9.1': ['contratos', 'aditivos'],
  '9.2': ['documentos', 'documento_versoes'],
  '9.3': ['contratos'],
  '10.1': TABELAS_DE_PROJETO,
  '10.2': ['quantitativos_revisoes'],
  '10.3': ['medicoes', 'medicoes_pagamentos'],
  '10.4': ['paralisacoes'],
  '17.1': ['emendas'],
  '17.2': ['emendas'],
  '17.3': ['emendas'],
}

type Contados = Omit<Fatos, 'mudou_em'> & { readonly codigo: Codigo }

/** What is known of the records that each criterion is about. */
export async function readFatos(db: Db, lastOf: LastOf): Promise<Partial<Record<Codigo, Fatos>>> {
  const { rows } = await sql<Contados>`
    select codigo, registros, incompletos, coalesce(anos, '{}') as anos from conformidade_fatos`.execute(db)
  return Object.fromEntries(
    rows.map(({ codigo, ...contados }) => [
      codigo,
      { ...contados, mudou_em: lastOf(TABELAS[codigo] ?? [])?.instante ?? null },
    ]),
  )
}

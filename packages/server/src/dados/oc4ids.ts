import { MESSAGES } from '@paco/domain/dados/messages'
import type { ObraFatos } from '@paco/domain/dados/oc4ids/fatos'
import { instantOf } from '@paco/domain/dados/oc4ids/formas'
import { pacoteOf } from '@paco/domain/dados/oc4ids/pacote'
import { oc4idsOf } from '@paco/domain/dados/oc4ids/projeto'
import type { Publicacao } from '@paco/domain/dados/publicacao'
import type { Day } from '@paco/domain/shared/days'
import { notFound } from '@paco/domain/shared/errors'
import type { Db } from '../db/database.ts'
import { type ListSource, openList } from '../db/list.ts'
import type { FileResult } from '../http/handler.ts'
import type { Known } from '../http/known.ts'
import { begin } from '../work/begin.ts'
import { arrayPieces, TYPES } from './escrita.ts'
import { type Fonte, TABELAS_DE_PROJETO } from './fontes-queries.ts'
import { withDocumentos } from './obras-queries.ts'

/** Whose changes are changes of a work. */
export const FONTE: Pick<Fonte, 'tabelas' | 'nomes' | 'doDia' | 'arquivos'> = {
  tabelas: [
    ...TABELAS_DE_PROJETO,
    'recebimentos',
    'medicoes_regras',
    'vinculos',
    'documentos',
    'documento_versoes',
    'diario',
  ],
  nomes: [
    'secretarias',
    'orcamento',
    'checklist_regras',
    'emendas',
    'convenios_dade',
    'convenios_estadual',
    'convenios_federal',
    'convenios_finisa',
    'convenios_sempapel',
  ],
  doDia: true,
  arquivos: true,
}

/** What a package, or a work in one, is made with. */
export interface Edicao {
  readonly publicacao: Publicacao
  readonly day: Day
  readonly known: Known
}

/** The package around works: its head as text that ends where they begin. */
function headOf({ publicacao, day, known }: Edicao, caminho: string): string {
  const publicado = known.modified?.toISOString() ?? instantOf(day)
  return `${JSON.stringify(pacoteOf(publicacao, caminho, publicado)).slice(0, -1)},"projects":[`
}

/** All that is public of so many is read as long as others may well wait. */
const WORKS = 10

async function* mapped(db: Db, { publicacao, day }: Edicao, batches: AsyncIterable<string>) {
  for await (const rows of batches) {
    const obras = await withDocumentos(db, JSON.parse(rows) as Omit<ObraFatos, 'documentos'>[])
    yield obras.map((obra) => oc4idsOf(obra, publicacao, day))
  }
}

const json = { type: TYPES.json, inline: true } as const

/** A work by itself is a package too: whoever reads one needs to know whose it is and under which licence. */
export const obraFile = (obra: ObraFatos, edicao: Edicao): FileResult => ({
  ...json,
  name: `oc4ids-${obra.id}.json`,
  known: edicao.known,
  bytes: Buffer.from(
    `${headOf(edicao, `/api/dados/oc4ids/${obra.id}.json`)}${JSON.stringify(oc4idsOf(obra, edicao.publicacao, edicao.day))}]}`,
  ),
})

/** All works of a source, mapped as they are read. A package without any would be none: there is nothing then. */
export async function pacoteFile(
  db: Db,
  source: ListSource,
  edicao: Edicao,
  caminho: string,
): Promise<FileResult> {
  const { total, batches } = await openList(db, source, {}, 0)
  if (total === 0) throw notFound(MESSAGES.noWorks)
  return {
    ...json,
    name: 'oc4ids.json',
    known: edicao.known,
    pieces: async (inTurn) =>
      arrayPieces(headOf(edicao, caminho), await begin(inTurn(mapped(db, edicao, batches(WORKS)))), ']}'),
  }
}

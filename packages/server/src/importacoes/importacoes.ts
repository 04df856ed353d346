import { quantitativosDescritor } from '@paco/domain/importacoes/descritores/quantitativos'
import { paradasText } from '@paco/domain/importacoes/situacao'
import { type Day, dayOf } from '@paco/domain/shared/days'
import type { Db } from '../db/database.ts'
import { concludeStages } from '../documentos/checklist.ts'
import type { Marcados } from './em-uso-queries.ts'
import type { Buscas, Escritor } from './escritor.ts'
import { cadastrosEscritores } from './escritores/cadastros.ts'
import { obrasEscritores } from './escritores/obras.ts'
import { planilhaEscritor } from './escritores/planilha.ts'
import { projetosEscritores } from './escritores/projetos.ts'
import { countParadas } from './execucao-queries.ts'
import type { Importacoes } from './passos.ts'
import { listContratos, listProjetos, listSecretarias } from './queries.ts'

const buscas: Buscas = {
  secretarias: listSecretarias,
  projetos: listProjetos,
  contratos: listContratos,
}

/** How the records of each list are written, by the list's name. */
const escritoresOf = (today: () => Day): Readonly<Record<string, Escritor>> => ({
  ...projetosEscritores(concludeStages),
  ...cadastrosEscritores(today),
  ...obrasEscritores,
  [quantitativosDescritor.nome]: planilhaEscritor,
})

export const openImportacoes = (db: Db, now: () => Date, marcados: Marcados): Importacoes => ({
  db,
  marcados,
  escritores: escritoresOf(() => dayOf(now())),
  buscas,
  now,
})

/** What whoever watches the server is told of imports that were set aside. */
export async function importacoesTroubles(db: Db): Promise<string[]> {
  const paradas = await countParadas(db)
  return paradas === 0 ? [] : [paradasText(paradas)]
}

import { quantitativosDescritor } from '@paco/domain/importacoes/descritores/quantitativos'
import { type Day, dayOf } from '@paco/domain/shared/days'
import type { Db } from '../db/database.ts'
import { concludeStages } from '../documentos/checklist.ts'
import type { Buscas, Escritor } from './escritor.ts'
import { cadastrosEscritores } from './escritores/cadastros.ts'
import { obrasEscritores } from './escritores/obras.ts'
import { planilhaEscritor } from './escritores/planilha.ts'
import { projetosEscritores } from './escritores/projetos.ts'
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

export const openImportacoes = (db: Db, now: () => Date): Importacoes => ({
  db,
  escritores: escritoresOf(() => dayOf(now())),
  buscas,
  now,
})

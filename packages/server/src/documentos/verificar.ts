import type { verificarCalls } from '@paco/domain/documentos/contract'
import type { Verificado } from '@paco/domain/documentos/verificar'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { Db } from '../db/database.ts'
import type { Handlers } from '../http/handler.ts'
import { turnsOf } from '../http/strangers.ts'
import { listGuardados } from './verificar-queries.ts'

/** What whoever asks may know of a file: files that are no documents are not known here. */
async function verificar(db: Db, who: SessionUser | null, sha256: string): Promise<Verificado> {
  const rows = await listGuardados(db, who, sha256)
  const guardados = rows.map(({ titulo, dono, id_projeto, n, situacao, guardado_em, linha, lacre }) => ({
    titulo,
    dono,
    id_projeto,
    n,
    situacao,
    guardado_em: guardado_em.toISOString(),
    linha,
    lacre,
  }))
  return {
    sha256,
    encontrado: rows.length > 0,
    tamanho: rows[0]?.tamanho ?? null,
    suspeito: rows[0]?.suspeito ?? false,
    ameaca: rows.find(({ contado }) => contado)?.ameaca ?? null,
    guardados,
    // One content has the same signatures wherever it is kept.
    assinaturas: rows.find(({ contado }) => contado)?.assinaturas ?? [],
  }
}

export const verificarRoutes = (db: Db): Handlers<typeof verificarCalls> => ({
  verifyArquivo: ({ params, user, caller }) =>
    turnsOf(caller).run(caller, async () => ({
      Status: 'Success',
      Result: [await verificar(db, user, params.sha256)],
    })),
})

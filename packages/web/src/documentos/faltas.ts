import { faltamEm } from '@paco/domain/documentos/checklist'
import { documentosCalls } from '@paco/domain/documentos/contract'
import { request } from '../http/client.ts'

/** What each stage of a project lacks now, by name. */
export async function loadFaltas(id: number) {
  const { data } = await request(documentosCalls.readChecklist, { params: { id } })
  const [checklist] = data.Result
  return (checklist?.etapas ?? []).map(({ etapa, bloqueia }) => ({
    etapa,
    bloqueia,
    faltam: checklist ? faltamEm(checklist, etapa).map(({ regra }) => regra.nome) : [],
  }))
}

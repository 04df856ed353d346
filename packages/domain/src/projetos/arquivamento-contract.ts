import * as z from 'zod/mini'
import { call, decides } from '../http/call.ts'
import { byId } from '../http/record.ts'
import { written } from '../http/replies.ts'
import * as fields from '../shared/fields.ts'
import { arquivamento } from './arquivamento.ts'
import { projetoChangers, projetoUnarchivers } from './policy.ts'

/** Out of the way and back: what is done with a project that is not deleted, or was. */
export const arquivamentoCalls = {
  archiveProjeto: decides(
    call({
      method: 'POST',
      path: '/api/projetos/{id}/arquivar',
      summary: 'Arquiva um projeto, com o motivo: sai de listas e contagens e passa a ser só de leitura',
      access: projetoChangers,
      params: () => byId,
      body: () => arquivamento,
      reply: () => written,
    }),
  ),
  unarchiveProjeto: decides(
    call({
      method: 'POST',
      path: '/api/projetos/{id}/desarquivar',
      summary: 'Desarquiva um projeto',
      access: projetoUnarchivers,
      params: () => byId,
      body: () => z.object({ versao: fields.versaoLida }),
      reply: () => written,
    }),
  ),
  restoreProjeto: call({
    method: 'POST',
    path: '/api/projetos/{id}/restaurar',
    summary:
      'Restaura um projeto da lixeira, com tudo o que era dele e sob o mesmo número; `deixados` diz que vínculos não puderam voltar (409 se algo de que ele depende não existe mais)',
    access: projetoChangers,
    params: () => byId,
    reply: () => z.extend(written, { deixados: z.array(z.string()) }),
  }),
}

import * as z from 'zod/mini'
import { anyone } from '../http/access.ts'
import { also, call } from '../http/call.ts'
import { defineList, listCall } from '../http/list.ts'
import { byId, createCall, deleteCall } from '../http/record.ts'
import { envelope, written } from '../http/replies.ts'
import { pca } from '../pca/pca.ts'
import { projetoChangers } from '../projetos/policy.ts'
import { projetoCreate } from '../projetos/projeto.ts'
import * as fields from '../shared/fields.ts'
import { namesSecretaria } from '../usuarios/policy.ts'

/** The old screens' view of a project. */
export const registroLegado = z.object({
  id: z.number(),
  secretaria: z.string(),
  nomeprojeto: z.string(),
  descricao: z.nullable(z.string()),
})

/** The older creation: the department by name or number, the description under its old misspelling too. */
const legadoCreate = z.extend(projetoCreate, {
  secretaria: z.optional(z.union([z.number(), z.string()], { error: 'Informe a secretaria.' })),
  decricao: fields.optionalText(5000),
})

export const legadoList = defineList({
  name: 'legado',
  title: 'A lista antiga',
  columns: [
    { key: 'id', label: 'Id', kind: 'id' },
    { key: 'secretaria', label: 'Secretaria', kind: 'text' },
    { key: 'nomeprojeto', label: 'Projeto', kind: 'text' },
    { key: 'descricao', label: 'Descrição', kind: 'text' },
  ],
  filters: { id_secretaria: z.optional(fields.id) },
})

const oldListCall = (path: string, summary: string) =>
  also(
    listCall(legadoList, path, anyone, () => registroLegado),
    { summary },
  )

/** The old calls, each a view over the same data. */
export const legadoCalls = {
  createLegado: also(
    createCall('/api/create', 'Cadastra um projeto (forma antiga)', projetoChangers, () => legadoCreate),
    { alsoMissing: namesSecretaria('id_secretaria', 'secretaria') },
  ),
  updateLegado: call({
    method: 'PUT',
    path: '/api/update/{id}',
    summary: 'Altera uma secretaria, quando o corpo traz nomesecretaria; senão, um projeto',
    access: projetoChangers,
    params: () => byId,
    // Which of the two it is shows in the body; the handler holds it against that one's schema.
    body: () => z.record(z.string(), z.unknown()),
    reply: () => written,
  }),
  deleteLegado: deleteCall('/api/delete/{id}', 'Exclui um projeto (forma antiga)', projetoChangers),
  getLegado: call({
    method: 'GET',
    path: '/api/get/{id}',
    summary: 'Um item do PCA, para quem tem login; com tipo=legado, um registro da lista antiga',
    // The old list is open; that the plan is not is for the handler to see, when it knows which of the two is meant.
    access: anyone,
    params: () => byId,
    query: () => z.object({ tipo: z.optional(z.literal('legado', 'O único tipo é legado.')) }),
    reply: () => z.union([envelope(pca), envelope(registroLegado)]),
  }),
  listEmployee: oldListCall('/api/getEmployee', 'A lista antiga'),
  listNomesProjetos: oldListCall('/api/getnomeprojeto', 'A lista antiga, por nome de projeto'),
  listNomesPorSecretaria: oldListCall('/api/getnomesecretaria', 'A lista antiga, por secretaria'),
}

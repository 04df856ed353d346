import * as z from 'zod/mini'
import * as fields from '../../shared/fields.ts'
import { labelled } from '../../shared/labels.ts'
import { canManageUsuarios } from '../../usuarios/policy.ts'
import { LABELS, usuarioCreate, usuariosList, usuarioUpdate } from '../../usuarios/usuario.ts'
import { colunasDe, type Descritor } from '../descritor.ts'
import { RECUSAS } from '../messages.ts'

const { password: _secret, ...labels } = LABELS
/** No sheet has passwords: one that came in so would be known to whoever had the file. */
const create = labelled(
  z.extend(z.omit(usuarioCreate, { password: true }), { ativo: z.optional(fields.flag) }),
  labels,
  'usuarios',
)
const update = labelled(z.omit(usuarioUpdate, { password: true }), labels, 'usuarios')
export type UsuarioImportado = z.output<typeof create>

export const usuariosDescritor: Descritor = {
  nome: usuariosList.name,
  titulo: usuariosList.title,
  colunas: colunasDe(usuariosList.columns, create, {
    name: { nomes: ['Nome completo', 'Servidor', 'Usuário', 'Funcionário'] },
    email: { nomes: ['Email', 'Correio eletrônico', 'Login'] },
    role: { nomes: ['Perfil', 'Função no sistema', 'Permissão'] },
    secretaria_nome: {
      campo: 'id_secretaria',
      busca: 'secretarias',
      nomes: ['Órgão', 'Lotação', 'Setor', 'Unidade'],
    },
    ativo: { nomes: ['Ativo'] },
  }),
  create: () => create,
  update: () => update,
  chave: ['email'],
  podeImportar: canManageUsuarios,
  // Who writes an import must not lose in the middle of it what it is written with.
  recusa: (who, _valores, atual) => (atual?.id === who.id ? RECUSAS.propriaConta : null),
  nomeDe: ({ name }) => String(name),
  exemplo: {
    name: 'Maria da Silva',
    email: 'exemplo-apague-esta-linha@cidade.gov.br',
    role: 'user',
    secretaria_nome: 'Obras',
    ativo: true,
  },
}

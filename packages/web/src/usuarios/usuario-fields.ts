import { ROLE_LABELS, ROLES } from '@paco/domain/shared/roles'
import { MAX_PASSWORD, MIN_PASSWORD } from '@paco/domain/usuarios/password'
import type { Field, OptionsQuery } from '../ui/entity-form/types.ts'

const roles = ROLES.map((value) => ({ value, label: ROLE_LABELS[value] }))

const rules = `De ${MIN_PASSWORD} a ${MAX_PASSWORD} caracteres, e não uma das muito comuns.`

interface Choices {
  secretarias: OptionsQuery
  /** An existing account keeps its password unless a new one is typed. */
  existing: boolean
}

/** Who the person is, and what they may do. */
export const convidarFields = (secretarias: OptionsQuery) =>
  [
    { name: 'name', kind: 'text', autoComplete: 'off', span: 6 },
    { name: 'email', kind: 'email', autoComplete: 'off', span: 6 },
    {
      name: 'role',
      kind: 'select',
      options: roles,
      span: 4,
      help: 'Administradores mudam tudo; auditores decidem aditivos e leem a trilha.',
    },
    {
      name: 'id_secretaria',
      kind: 'select',
      options: secretarias,
      span: 8,
      help: 'Um usuário muda apenas o que é da sua secretaria; sem ela, só consulta.',
    },
  ] as const satisfies readonly Field[]

/** The same, and how they get in. */
export const usuarioFields = ({ secretarias, existing }: Choices) =>
  [
    ...convidarFields(secretarias),
    {
      name: 'password',
      ...(existing && { label: 'Nova senha' }),
      kind: 'password',
      autoComplete: 'new-password',
      span: 6,
      help: existing ? `Deixe em branco para manter a atual. ${rules}` : rules,
    },
  ] as const satisfies readonly Field[]

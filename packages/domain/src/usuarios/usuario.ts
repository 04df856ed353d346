import * as z from 'zod/mini'
import { defineList } from '../http/list.ts'
import { REQUIRED } from '../shared/errors.ts'
import * as fields from '../shared/fields.ts'
import { fold } from '../shared/fold.ts'
import { labelled } from '../shared/labels.ts'
import { ROLE_LABELS, ROLES } from '../shared/roles.ts'
import { MESSAGES } from './messages.ts'
import { passwordProblem } from './password.ts'

export const role = z.enum(ROLES, 'Escolha um papel.')

/** A password being chosen. One being checked has no rules: whatever was typed is compared. */
export const newPassword = z.string({ error: REQUIRED }).check((payload) => {
  const problem = passwordProblem(payload.value)
  if (problem !== null) payload.issues.push({ code: 'custom', message: problem, input: payload.value })
})

/** Whom the audit trail names where nobody is logged in: no person may sign like them. */
const RESERVED = ['sistema', 'visitante']

export const personName = fields
  .requiredText(120)
  .check(z.refine((name) => !RESERVED.includes(fold(name)), MESSAGES.reservedName))

/** How an invitation stands that was not used. */
const CONVITES = ['pendente', 'vencido'] as const
export const CONVITE_LABELS: Record<(typeof CONVITES)[number], string> = {
  pendente: 'Convite pendente',
  vencido: 'Convite vencido',
}

/** A person with an account, as the users screen sees them. */
export const usuario = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  id_secretaria: z.nullable(z.number()),
  secretaria_nome: z.nullable(z.string()),
  ativo: z.boolean(),
  ultimo_acesso: z.nullable(z.string()),
  /** Of somebody who never came in. */
  convite: z.nullable(z.enum(CONVITES)),
  /** Whether a code is asked of them besides the password. */
  fator: z.boolean(),
  /** Whether the e-mail was proven, by a link or a directory, or the password is one that an administrator handed out. */
  email_confirmado: z.boolean(),
  versao: z.number(),
})
export type Usuario = z.output<typeof usuario>

/** What its fields are called. */
export const LABELS = {
  name: 'Nome',
  email: 'E-mail',
  password: 'Senha',
  role: 'Papel',
  id_secretaria: 'Secretaria',
  secretaria_nome: 'Secretaria',
  ativo: 'Situação',
  convite: 'Convite',
  fator: 'Duas etapas',
  email_confirmado: 'E-mail confirmado',
}

export const usuarioCreate = labelled(
  z.object({
    name: personName,
    email: fields.email,
    password: newPassword,
    role: z.optional(role),
    id_secretaria: fields.clearable(fields.id),
  }),
  LABELS,
  'usuarios',
)

/** Somebody who is to choose the password themselves. */
export const usuarioConvite = labelled(z.omit(usuarioCreate, { password: true }), LABELS, 'usuarios')

/** What is missing stays as it is. */
export const usuarioUpdate = labelled(
  z.object({
    name: z.optional(personName),
    email: z.optional(fields.email),
    password: z.optional(newPassword),
    role: z.optional(role),
    id_secretaria: fields.clearable(fields.id),
    ativo: z.optional(fields.flag),
    versao: fields.versao,
  }),
  LABELS,
  'usuarios',
)

export const usuariosList = defineList({
  name: 'usuarios',
  title: 'Usuários',
  columns: [
    { key: 'id', label: 'Id', kind: 'id' },
    { key: 'name', label: LABELS.name, kind: 'text' },
    { key: 'email', label: LABELS.email, kind: 'text' },
    { key: 'role', label: LABELS.role, kind: 'text', labels: ROLE_LABELS },
    { key: 'secretaria_nome', label: LABELS.secretaria_nome, kind: 'text' },
    { key: 'ativo', label: LABELS.ativo, kind: 'boolean', labels: { true: 'Ativo', false: 'Inativo' } },
    { key: 'ultimo_acesso', label: 'Último acesso', kind: 'instant' },
    { key: 'convite', label: LABELS.convite, kind: 'text', labels: CONVITE_LABELS },
    { key: 'fator', label: LABELS.fator, kind: 'boolean', labels: { true: 'Ligada', false: 'Desligada' } },
    {
      key: 'email_confirmado',
      label: LABELS.email_confirmado,
      kind: 'boolean',
      labels: { true: 'Confirmado', false: 'Não confirmado' },
    },
  ],
  filters: {
    role: z.optional(role),
    ativo: z.optional(fields.flag),
    id_secretaria: z.optional(fields.id),
    convite: z.optional(z.enum(CONVITES, 'Escolha pendente ou vencido.')),
    fator: z.optional(fields.flag),
    /** Whether they ever came in. */
    entrou: z.optional(fields.flag),
    tem_secretaria: z.optional(fields.flag),
  },
})

import type { Contrato } from '@paco/domain/contratos/contrato'
import { canCorrectContrato } from '@paco/domain/contratos/policy'
import { type Assinado, CONGELADOS, mudancasDoAssinado } from '@paco/domain/contratos/regras'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { Field, Values } from '../ui/entity-form/types.ts'
import { projetosSent } from './projetos-field.tsx'

/** Whether this person only reads what was signed. */
export const isLockedFor = (who: SessionUser | null, contrato: Contrato): boolean =>
  contrato.assinatura !== null && !canCorrectContrato(who)

/** What was signed, as it is stored. */
const signedOf = (contrato: Contrato): Assinado => ({
  ...contrato,
  projetos: projetosSent(contrato.projetos),
})

/** The same as the form would leave it; what is not in the form stays. */
function typedOf(contrato: Contrato, values: Values): Assinado {
  const typed = Object.fromEntries(
    CONGELADOS.filter((campo) => campo in values).map((campo) => [
      campo,
      values[campo] === '' ? null : (values[campo] ?? null),
    ]),
  )
  const situacao = (values.situacao ?? contrato.situacao) as Contrato['situacao']
  return { ...signedOf(contrato), ...typed, situacao, projetos: projetosSent(values.projetos) }
}

const changed = (contrato: Contrato, values: Values) =>
  mudancasDoAssinado(signedOf(contrato), typedOf(contrato, values))

/** Asked for as soon as an administrator changes something that was signed. */
export const motivoField = (contrato: Contrato) =>
  ({
    name: 'motivo_correcao',
    kind: 'textarea',
    required: true,
    rows: 2,
    help: 'Fica registrado com seu nome e aparece ao auditor, ao lado do limite legal.',
    when: (values: Values) => changed(contrato, values).length > 0,
  }) as const satisfies Field

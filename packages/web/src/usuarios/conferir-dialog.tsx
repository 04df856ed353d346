import { CONFERIDO_MINUTOS, codigoBody } from '@paco/domain/usuarios/fator'
import { fatorCalls } from '@paco/domain/usuarios/fator-contract'
import { request } from '../http/client.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import shared from '../ui/theme/shared.module.css'
import classes from './door.module.css'
import { DoorButton } from './door-button.tsx'
import { DoorField } from './door-field.tsx'
import { explainLink } from './explain.ts'
import { useSimpleForm } from './use-simple-form.ts'

interface ConferirDialogProps {
  onShown: () => void
  onClose: () => void
}

/** The code that a decision needs. */
export default function ConferirDialog({ onShown, onClose }: ConferirDialogProps) {
  const { field, failure, busy, formProps } = useSimpleForm({
    schema: codigoBody,
    empty: { codigo: '' },
    submit: async (body) => (await request(fatorCalls.showFator, { body })).data,
    onSuccess: onShown,
    explain: explainLink,
  })
  return (
    <FormDialog title="Confirme que é você" onClose={onClose}>
      <p>
        Esta decisão pede o código da verificação em duas etapas. Depois dele, por {CONFERIDO_MINUTOS} minutos
        não será pedido de novo.
      </p>
      <form {...formProps} className={`${shared.column} ${classes.form}`} aria-label="Conferir o código">
        {failure && <Notice tone="bad">{failure}</Notice>}
        <DoorField
          {...field('codigo')}
          label="Código do aplicativo, ou de recuperação"
          autoComplete="one-time-code"
          autoFocus
        />
        <DoorButton busy={busy}>Confirmar e continuar</DoorButton>
      </form>
    </FormDialog>
  )
}

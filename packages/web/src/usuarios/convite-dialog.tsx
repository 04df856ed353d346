import { formatInstant } from '@paco/domain/shared/days'
import type { ConviteFeito } from '@paco/domain/usuarios/convite'
import { convitesCalls } from '@paco/domain/usuarios/convite-contract'
import { useQuery } from '@tanstack/react-query'
import { request } from '../http/client.ts'
import { Button } from '../ui/button.tsx'
import { CopyField } from '../ui/copy-field.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { Problem } from '../ui/states/problem.tsx'
import shared from '../ui/theme/shared.module.css'
import tones from '../ui/theme/tones.module.css'
import words from '../ui/theme/words.module.css'
import { toast } from '../ui/toast.ts'
import { useAskedWrite } from '../ui/use-asked-write.ts'
import { linkOf } from './convite-links.ts'
import { porEmailQuery } from './queries.ts'

interface ConviteDialogProps {
  convite: ConviteFeito
  onClose: () => void
}

/** The link, which is shown this once: a click beside it does not lose it. */
export function ConviteDialog({ convite, onClose }: ConviteDialogProps) {
  const { name, email, expira_em } = convite
  const { data: porEmail = false } = useQuery(porEmailQuery)
  const envio = useAskedWrite({
    send: ({ id }: ConviteFeito) => request(convitesCalls.sendConvite, { params: { id } }),
    question: () => ({
      title: `Enviar o convite a ${email}?`,
      text: 'O e-mail leva um link novo, que só a pessoa vê; o link mostrado aqui deixa de valer.',
      confirmLabel: 'Enviar por e-mail',
    }),
    onDone: ({ data }) => {
      toast(data.message ?? '')
      onClose()
    },
  })
  return (
    <FormDialog title={`Convite de ${name}`} onClose={onClose}>
      <p className={words.below16}>
        Envie o link a {name} ({email}). Com ele a pessoa escolhe a senha e entra. Vale uma só vez, até{' '}
        {formatInstant(expira_em)}.
      </p>
      <CopyField label="Link do convite" value={linkOf(convite)} what="O link" />
      <p className={`${shared.tinted} ${tones.wait} ${words.above12} ${words.below16} ${words.size13}`}>
        Quem tem o link entra como esta pessoa: envie-o só a ela. Ele não será mostrado de novo; se o perder,
        gere outro.
      </p>
      {envio.error ? <Problem error={envio.error} /> : null}
      <div className={`${words.wrap} ${words.gap8}`}>
        <Button onClick={onClose}>Fechar</Button>
        {porEmail && (
          <Button variant="default" disabled={envio.isPending} onClick={() => void envio.ask(convite)}>
            Enviar por e-mail
          </Button>
        )}
      </div>
    </FormDialog>
  )
}

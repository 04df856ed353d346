import { formatInstant } from '@paco/domain/shared/days'
import type { ConviteFeito } from '@paco/domain/usuarios/convite'
import { Button } from '../ui/button.tsx'
import { CopyField } from '../ui/copy-field.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import shared from '../ui/theme/shared.module.css'
import tones from '../ui/theme/tones.module.css'
import words from '../ui/theme/words.module.css'
import { linkOf } from './convite-links.ts'

interface SenhaDialogProps {
  link: ConviteFeito
  onClose: () => void
}

/** The link, which is shown this once: a click beside it does not lose it. */
export function SenhaDialog({ link, onClose }: SenhaDialogProps) {
  const { name, email, expira_em } = link
  return (
    <FormDialog title={`Outra senha para ${name}`} onClose={onClose}>
      <p className={words.below16}>
        Envie o link a {name} ({email}). Com ele a pessoa escolhe outra senha. Vale uma só vez, até{' '}
        {formatInstant(expira_em)}.
      </p>
      <CopyField label="Link da senha" value={linkOf(link)} what="O link" />
      <p className={`${shared.tinted} ${tones.wait} ${words.above12} ${words.below16} ${words.size13}`}>
        Quem tem o link troca a senha desta pessoa: envie-o só a ela. Ele não será mostrado de novo; se o
        perder, gere outro.
      </p>
      <Button onClick={onClose}>Fechar</Button>
    </FormDialog>
  )
}

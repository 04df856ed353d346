import { Download, Printer } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { saveFile } from '../ui/save-file.ts'
import shared from '../ui/theme/shared.module.css'
import tones from '../ui/theme/tones.module.css'
import words from '../ui/theme/words.module.css'
import classes from './fator-card.module.css'

interface FatorCodigosProps {
  codigos: readonly string[]
  /** What has just happened: 'Verificação ligada.' */
  done: string
  onClose: () => void
}

const asFile = (codigos: readonly string[]) =>
  new Blob([`Códigos de recuperação do Paço. Cada um vale uma só vez.\n\n${codigos.join('\n')}\n`], {
    type: 'text/plain',
  })

/** Shown this once. */
export function FatorCodigos({ codigos, done, onClose }: FatorCodigosProps) {
  return (
    <>
      <p className={`${shared.tinted} ${tones.wait} ${words.below16}`} role="status">
        {done} Guarde estes códigos de recuperação: cada um abre a conta uma só vez, sem o aplicativo. Não
        serão mostrados de novo.
      </p>
      <ul className={classes.codes} aria-label="Códigos de recuperação">
        {codigos.map((codigo) => (
          <li key={codigo}>{codigo}</li>
        ))}
      </ul>
      <div className={`${words.wrap} ${words.gap8} ${words.above12} ${shared.screenOnly}`}>
        <Button
          variant="default"
          leftSection={<Download size={16} aria-hidden />}
          onClick={() => saveFile(asFile(codigos), 'codigos-de-recuperacao.txt')}
        >
          Baixar
        </Button>
        <Button
          variant="default"
          leftSection={<Printer size={16} aria-hidden />}
          onClick={() => window.print()}
        >
          Imprimir
        </Button>
        <Button onClick={onClose}>Já guardei</Button>
      </div>
    </>
  )
}

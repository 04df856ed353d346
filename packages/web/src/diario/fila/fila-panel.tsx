import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { confirm } from '../../ui/confirm.ts'
import words from '../../ui/theme/words.module.css'
import { toast } from '../../ui/toast.ts'
import classes from '../diario.module.css'
import type { ItemFila } from './item.ts'
import { Linha } from './linha.tsx'
import type { Fila } from './use-fila.ts'

/** As the clock of this device shows it. */
const horaDe = (instant: number) => new Date(instant).toLocaleTimeString('pt-BR')

/** Why all wait, when they are tried again, and the way to do so now. */
function Aguarda({ espera, onSend, onEntrar }: { espera: Fila['espera'] } & Ways) {
  if (espera === null) return null
  const again = espera.ate === null ? '' : ` Nova tentativa às ${horaDe(espera.ate)}.`
  const needsLogin = espera.motivo === 'sessao'
  return (
    <div className={words.below12}>
      <Banner
        tone="run"
        action={needsLogin ? 'Entrar' : 'Tentar agora'}
        onAction={needsLogin ? onEntrar : onSend}
      >
        {espera.texto}
        {again}
      </Banner>
    </div>
  )
}
interface Ways {
  onSend: () => void
  onEntrar: () => void
}

const leadOf = (others: number) =>
  others > 0
    ? `E mais ${others} de outras obras. Guardado só neste aparelho, até ser enviado.`
    : 'Guardado só neste aparelho, até ser enviado.'

interface FilaPanelProps {
  fila: Fila
  id_projeto: number
  onEdit: (item: ItemFila) => void
  onEntrar: () => void
}

/** What waits on this device to be sent. */
export function FilaPanel({ fila, id_projeto, onEdit, onEntrar }: FilaPanelProps) {
  const own = fila.itens.filter((item) => item.id_projeto === id_projeto)
  if (fila.itens.length === 0) return null
  const remove = async ({ chave, tipo }: ItemFila) => {
    const title = tipo === 'foto' ? 'Descartar a foto?' : 'Descartar a ocorrência?'
    const text = 'Ela ainda não foi enviada e existe só neste aparelho.'
    if (!(await confirm({ title, text, confirmLabel: 'Descartar', danger: true }))) return
    if (!(await fila.remove(chave))) toast('Este registro está sendo enviado agora.')
  }
  const idle = fila.andamento === null && fila.espera === null
  const waits = own.some(({ problema }) => problema === null)
  return (
    <Card
      title={`Na fila (${own.length})`}
      lead={leadOf(fila.itens.length - own.length)}
      actions={
        idle && waits ? (
          <Button variant="default" onClick={fila.send}>
            Enviar agora
          </Button>
        ) : null
      }
    >
      <Aguarda espera={fila.andamento ? null : fila.espera} onSend={fila.send} onEntrar={onEntrar} />
      <ul className={classes.fila} aria-label="Na fila">
        {own.map((item) => (
          <Linha
            key={item.chave}
            item={item}
            percent={fila.andamento?.chave === item.chave ? fila.andamento.percent : undefined}
            onEdit={() => onEdit(item)}
            onRemove={() => void remove(item)}
          />
        ))}
      </ul>
    </Card>
  )
}

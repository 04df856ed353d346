import { formatTamanho } from '@paco/domain/arquivos/arquivo'
import { TIPO_LABELS } from '@paco/domain/diario/registro'
import { formatDay } from '@paco/domain/shared/days'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ProgressBar } from '../../ui/charts/progress-bar.tsx'
import { confirm } from '../../ui/confirm.ts'
import { wayText } from '../../ui/file/use-way.ts'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'
import classes from '../diario.module.css'
import type { ItemFila } from './item.ts'
import type { Fila } from './use-fila.ts'

function Mini({ arquivo }: { arquivo: Blob }) {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(arquivo)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [arquivo])
  return address === null ? null : <img src={address} alt="" className={classes.mini} />
}

interface LinhaProps {
  item: ItemFila
  percent: number | null | undefined
  onEdit: () => void
  onRemove: () => void
}

function Linha({ item, percent, onEdit, onRemove }: LinhaProps) {
  const { tipo, dia, texto, arquivo, problema } = item
  const size = arquivo ? ` · ${formatTamanho(arquivo.size)}` : ''
  const sending = percent !== undefined
  return (
    <li className={classes.espera}>
      {arquivo ? <Mini arquivo={arquivo} /> : null}
      <div className={`${words.grows} ${words.shrinks}`}>
        <p className={words.wraps}>{texto ?? TIPO_LABELS[tipo]}</p>
        <p className={shared.small}>
          {TIPO_LABELS[tipo]} de {formatDay(dia)}
          {size}
        </p>
        {sending ? (
          <ProgressBar label="Envio" value={percent ?? 0} text={wayText(percent ?? 0)} size="sm" />
        ) : null}
        {problema && !sending ? <p className={shared.error}>{problema.texto}</p> : null}
      </div>
      {sending ? null : (
        <div className={`${words.wrap} ${words.gap4}`}>
          <Button variant="subtle" size="xs" onClick={onEdit}>
            Editar
          </Button>
          <Button variant="subtle" size="xs" color="red" onClick={onRemove}>
            Excluir da fila
          </Button>
        </div>
      )}
    </li>
  )
}

interface FilaPanelProps {
  fila: Fila
  id_projeto: number
  onEdit: (item: ItemFila) => void
}

/** What waits on this device to be sent. */
export function FilaPanel({ fila, id_projeto, onEdit }: FilaPanelProps) {
  const own = fila.itens.filter((item) => item.id_projeto === id_projeto)
  const others = fila.itens.length - own.length
  if (fila.itens.length === 0) return null
  const remove = async ({ chave, tipo }: ItemFila) => {
    const title = tipo === 'foto' ? 'Excluir a foto da fila?' : 'Excluir a ocorrência da fila?'
    const text = 'Ela ainda não foi enviada e existe só neste aparelho.'
    if (await confirm({ title, text, confirmLabel: 'Excluir', danger: true })) await fila.remove(chave)
  }
  return (
    <Card
      title={`Na fila (${own.length})`}
      lead={
        others > 0
          ? `E mais ${others} de outras obras. Guardado só neste aparelho.`
          : 'Guardado só neste aparelho, até ser enviado.'
      }
      actions={
        fila.andamento === null ? (
          <Button variant="default" size="xs" onClick={fila.send}>
            Enviar agora
          </Button>
        ) : null
      }
    >
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

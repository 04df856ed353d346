import { isRetido, RETIDO_LABELS } from '@paco/domain/arquivos/verificacao'
import type { CabecalhoDiario } from '@paco/domain/diario/cabecalho'
import { isMostrada, type RegistroDiario, SITUACAO_LABELS } from '@paco/domain/diario/registro'
import { imagePath } from '@paco/domain/secretarias/secretaria'
import { formatDay } from '@paco/domain/shared/days'
import { once } from '@paco/domain/shared/once'
import { NotebookPen } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { nomeDaFoto } from './comparador.tsx'
import classes from './diario.module.css'
import { Marcas, Notas } from './notas.tsx'

interface DiasProps {
  registros: readonly RegistroDiario[]
  cabecalho: CabecalhoDiario
  onOpen: (foto: RegistroDiario) => void
  onAnnul: (registro: RegistroDiario) => void
}

/** Day by day, as they come: the newest first. */
export function porDia(registros: readonly RegistroDiario[]): [dia: string, deles: RegistroDiario[]][] {
  const days = new Map<string, RegistroDiario[]>()
  for (const registro of registros) days.set(registro.dia, [...(days.get(registro.dia) ?? []), registro])
  return [...days]
}

const longWeekday = once(() => new Intl.DateTimeFormat('pt-BR', { weekday: 'long', timeZone: 'UTC' }))
const weekday = (dia: string) => longWeekday().format(new Date(`${dia}T12:00:00Z`))

/** In place of a picture that is not shown. */
const porqueNao = ({ situacao, arquivo }: RegistroDiario): string =>
  situacao === 'vigente' && arquivo && isRetido(arquivo.verificado)
    ? RETIDO_LABELS[arquivo.verificado]
    : SITUACAO_LABELS.sem_efeito

function Foto({
  registro,
  cabecalho,
  onOpen,
}: { registro: RegistroDiario } & Omit<DiasProps, 'registros' | 'onAnnul'>) {
  const shown = isMostrada(registro) ? registro.miniatura : null
  return (
    <li>
      <button
        type="button"
        className={classes.abrir}
        aria-label={`Abrir a foto ${nomeDaFoto(registro)}`}
        onClick={() => onOpen(registro)}
      >
        {shown === null ? (
          <span className={`${shared.plate} ${classes.quadro}`}>{porqueNao(registro)}</span>
        ) : (
          <img src={imagePath(shown)} alt="" loading="lazy" className={classes.quadro} />
        )}
      </button>
      <div className={classes.dito}>
        {registro.texto ? <p className={words.wraps}>{registro.texto}</p> : null}
        <Marcas registro={registro} />
        <Notas registro={registro} cabecalho={cabecalho} />
      </div>
    </li>
  )
}

/** A line of the book. */
function Ocorrencia({
  registro,
  cabecalho,
  onAnnul,
}: { registro: RegistroDiario } & Omit<DiasProps, 'registros' | 'onOpen'>) {
  const counts = registro.situacao === 'vigente'
  return (
    <li className={`${shared.panel} ${classes.ocorrencia}`} data-annulled={!counts || undefined}>
      <NotebookPen size={18} aria-hidden className={words.muted} />
      <div className={`${words.grows} ${words.shrinks}`}>
        <p className={`${shared.small} ${words.tabular}`}>Nº {registro.numero}</p>
        <p className={`${words.wraps} ${classes.texto}`}>{registro.texto}</p>
        <Marcas registro={registro} />
        <Notas registro={registro} cabecalho={cabecalho} />
      </div>
      {cabecalho.escreve && counts ? (
        <Button variant="subtle" size="xs" color="red" onClick={() => onAnnul(registro)}>
          Tornar sem efeito
        </Button>
      ) : null}
    </li>
  )
}

export function Dias({ registros, ...others }: DiasProps) {
  return porDia(registros).map(([dia, all]) => {
    const fotos = all.filter(({ tipo }) => tipo === 'foto')
    const notes = all.filter(({ tipo }) => tipo === 'ocorrencia')
    return (
      <section key={dia} className={classes.dia} aria-label={formatDay(dia)}>
        <h2 className={classes.data}>
          {formatDay(dia)} <span className={shared.note}>{weekday(dia)}</span>
        </h2>
        {notes.length > 0 ? (
          <ul className={`${shared.stack} ${words.below12}`}>
            {notes.map((registro) => (
              <Ocorrencia key={registro.id} registro={registro} {...others} />
            ))}
          </ul>
        ) : null}
        {fotos.length > 0 ? (
          <ul className={classes.fotos}>
            {fotos.map((registro) => (
              <Foto key={registro.id} registro={registro} {...others} />
            ))}
          </ul>
        ) : null}
      </section>
    )
  })
}

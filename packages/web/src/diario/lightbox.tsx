import type { CabecalhoDiario } from '@paco/domain/diario/cabecalho'
import { diarioCalls } from '@paco/domain/diario/contract'
import { isMostrada, type RegistroDiario } from '@paco/domain/diario/registro'
import { imagePath } from '@paco/domain/secretarias/secretaria'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { request } from '../http/client.ts'
import { FileLink } from '../ui/file/file-link.tsx'
import words from '../ui/theme/words.module.css'
import { nomeDaFoto } from './comparador.tsx'
import classes from './lightbox.module.css'
import { Marcas, Notas } from './notas.tsx'

interface LightboxProps {
  fotos: readonly RegistroDiario[]
  aberta: RegistroDiario
  cabecalho: CabecalhoDiario
  /** What may be done with the picture. */
  actions: ReactNode
  onOpen: (foto: RegistroDiario) => void
  onClose: () => void
}

const original = async (id: number) =>
  (await request(diarioCalls.readOriginal, { params: { id } })).data as unknown as Blob

/** One picture over the page, with what is said of it; the arrows lead to the next and the one before. */
export function Lightbox({ fotos, aberta, cabecalho, actions, onOpen, onClose }: LightboxProps) {
  const box = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!box.current?.open) box.current?.showModal()
  }, [])
  const at = fotos.findIndex(({ id }) => id === aberta.id)
  const go = (step: number) => {
    const next = fotos[at + step]
    if (next) onOpen(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') go(1)
    if (event.key === 'ArrowLeft') go(-1)
  }
  return (
    <dialog
      ref={box}
      className={classes.caixa}
      aria-label={`Foto ${at + 1} de ${fotos.length}`}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className={classes.palco}>
        {aberta.foto === null || !isMostrada(aberta) ? (
          <p className={classes.retirada}>
            {aberta.situacao === 'sem_efeito'
              ? 'Esta foto está sem efeito e não é mais mostrada.'
              : 'Esta foto só é mostrada depois que o antivírus a liberar.'}
          </p>
        ) : (
          <img src={imagePath(aberta.foto)} alt={nomeDaFoto(aberta)} className={classes.foto} />
        )}
        <button type="button" className={classes.fechar} aria-label="Fechar foto" onClick={onClose}>
          <X size={22} aria-hidden />
        </button>
        <button
          type="button"
          className={`${classes.passo} ${classes.antes}`}
          aria-label="Foto anterior"
          disabled={at <= 0}
          onClick={() => go(-1)}
        >
          <ChevronLeft size={26} aria-hidden />
        </button>
        <button
          type="button"
          className={`${classes.passo} ${classes.depois}`}
          aria-label="Próxima foto"
          disabled={at >= fotos.length - 1}
          onClick={() => go(1)}
        >
          <ChevronRight size={26} aria-hidden />
        </button>
      </div>
      <div className={classes.legenda}>
        <p className={`${words.strong} ${words.wraps}`}>{nomeDaFoto(aberta)}</p>
        <Marcas registro={aberta} />
        <Notas registro={aberta} cabecalho={cabecalho} />
        {aberta.arquivo ? <FileLink arquivo={aberta.arquivo} fetch={() => original(aberta.id)} /> : null}
        {actions}
      </div>
    </dialog>
  )
}

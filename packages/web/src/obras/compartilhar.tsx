import { Share2 } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast.ts'

interface CompartilharProps {
  titulo: string
  texto: string
  endereco: string
}

/** Whoever calls sharing off has not failed at it. */
const calledOff = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

async function copy(endereco: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(endereco)
    toast('O endereço da obra foi copiado.')
  } catch {
    // Browsers give the clipboard to encrypted pages only.
    toast(`Copie este endereço: ${endereco}`, { tone: 'info' })
  }
}

/** By the phone's own means where it has them, else by copying the address. */
export function Compartilhar({ titulo, texto, endereco }: CompartilharProps) {
  const share = async () => {
    if (typeof navigator.share !== 'function') return copy(endereco)
    try {
      await navigator.share({ title: titulo, text: texto, url: endereco })
    } catch (error) {
      if (!calledOff(error)) await copy(endereco)
    }
  }
  return (
    <Button variant="default" leftSection={<Share2 size={16} aria-hidden />} onClick={() => void share()}>
      Compartilhar
    </Button>
  )
}

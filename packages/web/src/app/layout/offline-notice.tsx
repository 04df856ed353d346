import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import shared from '../../ui/theme/shared.module.css'
import tones from '../../ui/theme/tones.module.css'
import words from '../../ui/theme/words.module.css'

function subscribe(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

const isOffline = () => !navigator.onLine

/** Says that the network is gone, while it is; the region is always there, so that it is read out when it fills. */
export function OfflineNotice() {
  const offline = useSyncExternalStore(subscribe, isOffline)
  return (
    <div role="status">
      {offline && (
        <p className={`${shared.tinted} ${tones.wait} ${words.below16}`}>
          <WifiOff size={16} aria-hidden />
          Sem conexão com a rede. O que está na tela continua aqui; as mudanças só são gravadas quando a
          conexão voltar.
        </p>
      )}
    </div>
  )
}

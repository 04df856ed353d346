import { ImageUp } from 'lucide-react'
import { DropZone } from '../file/drop-zone.tsx'
import words from '../theme/words.module.css'
import { IMAGE_RULE, IMAGE_TYPES } from './image-file.ts'

/** A photo dropped here, or picked with the button. */
export const PhotoZone = ({ label, onFile }: { label: string; onFile: (file: File) => void }) => (
  <DropZone
    label={label}
    one="uma foto"
    the="a foto"
    icon={<ImageUp size={28} aria-hidden className={words.blue} />}
    accept={IMAGE_TYPES}
    rule={IMAGE_RULE}
    onFiles={([file]) => file && onFile(file)}
  />
)

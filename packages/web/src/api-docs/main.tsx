import '../ui/theme/tokens.css'
import '../ui/theme/contrast.css'
import '../ui/theme/fonts.css'
import '../ui/theme/base.css'
import '../ui/theme/reduced-motion.css'
import './api-docs.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { tellStacks } from '../ui/stacks.ts'
import { Reference } from './reference.tsx'

tellStacks()

const place = document.getElementById('root')
if (place) {
  createRoot(place).render(
    <StrictMode>
      <Reference />
    </StrictMode>,
  )
}

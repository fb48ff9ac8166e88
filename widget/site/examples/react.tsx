import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import type {} from '../../frameworks/react.ts';

function Game() {
  const [variant, setVariant] = useState('scopa');
  const [sweeps, setSweeps] = useState(0);
  return (
    <>
      <label>
        Game{' '}
        <select value={variant} onChange={(event) => setVariant(event.target.value)}>
          <option value="scopa">Scopa</option>
          <option value="escoba">Escoba</option>
        </select>
      </label>
      <scopa-table
        variant={variant}
        players={2}
        level="easy"
        onscopa-sweep={() => setSweeps((count) => count + 1)}
      />
      <p role="status">Sweeps so far: {sweeps}</p>
    </>
  );
}

const root = document.querySelector('#root');
if (root) createRoot(root).render(<Game />);

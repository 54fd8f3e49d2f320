import type { Ref } from 'react';
import { Field } from '@/components/forms/field';
import { Input } from '@/components/ui/input';
import { resumeField } from '@/content/agent-tools';
import { application as copy } from '@/content/careers';
import { RESUME_ACCEPT } from '@/lib/schemas/resume-file';
import styles from './application.module.css';

interface ResumeFieldProps {
  input: Ref<HTMLInputElement>;
  error: string | undefined;
  onChoose: () => void;
}

/** The file. Its name and size are looked at as soon as it is chosen. */
export function ResumeField({ input, error, onChoose }: ResumeFieldProps) {
  return (
    <div className="sm:col-span-2">
      <Field id="resume" label={copy.resume} hint={copy.resumeHint} error={error} optional>
        {(control) => (
          <Input
            {...control}
            ref={input}
            name="resume"
            type="file"
            toolparamdescription={resumeField}
            accept={RESUME_ACCEPT}
            onChange={onChoose}
            aria-describedby={`${control['aria-describedby'] ?? ''} resume-size`.trim()}
            className={styles.file}
          />
        )}
      </Field>
      <p id="resume-size" className="text-small text-muted-foreground">
        {copy.resumeSize}
      </p>
    </div>
  );
}
